extension Vocabulary {
  /// Option lists of dropdown and multiple choice fields and units of quantity fields, one section each.
  static let optionWords: StaticString = """
    @materials
    Wood|Holz|Bois|Legno|Madera
    Glass|Glas|Verre|Vetro|Vidrio
    Porcelain|Porzellan|Porcelaine|Porcellana|Porcelana
    Ceramic|Keramik|Céramique|Ceramica|Cerámica
    Plastic|Kunststoff|Plastique|Plastica|Plástico
    Paper|Papier|=|Carta|Papel
    Cardboard|Pappe|Carton|Cartone|Cartón
    Textile|Textil|Tissu|Tessuto|Tela
    Ivory substitute|Elfenbeinersatz|Succédané d’ivoire|Succedaneo dell’avorio|Sustituto del marfil
    Horn|=|Corne|Corno|Cuerno
    Marble|Marmor|Marbre|Marmo|Mármol
    @metals
    Gold|=|Or|Oro|Oro
    White gold|Weißgold|Or gris|Oro bianco|Oro blanco
    Silver|Silber|Argent|Argento|Plata
    Platinum|Platin|Platine|Platino|Platino
    Copper|Kupfer|Cuivre|Rame|Cobre
    Bronze|=|=|Bronzo|Bronce
    Brass|Messing|Laiton|Ottone|Latón
    Nickel|=|=|Nichel|Níquel
    Aluminum|Aluminium|Aluminium|Alluminio|Aluminio
    Steel|Stahl|Acier|Acciaio|Acero
    Titanium|Titan|Titane|Titanio|Titanio
    Zinc|Zink|=|Zinco|Cinc
    @stones
    Diamond|Diamant|Diamant|Diamante|Diamante
    Ruby|Rubin|Rubis|Rubino|Rubí
    Sapphire|Saphir|Saphir|Zaffiro|Zafiro
    Emerald|Smaragd|Émeraude|Smeraldo|Esmeralda
    Pearl|Perle|Perle|Perla|Perla
    Aquamarine|Aquamarin|Aigue-marine|Acquamarina|Aguamarina
    Amethyst|=|Améthyste|Ametista|Amatista
    Garnet|Granat|Grenat|Granato|Granate
    Opal|=|Opale|Opale|Ópalo
    Peridot|=|Péridot|=|Peridoto
    Topaz|Topas|Topaze|Topazio|Topacio
    Tourmaline|Turmalin|=|Tormalina|Turmalina
    Turquoise|Türkis|=|Turchese|Turquesa
    @grades
    As new|Neuwertig|Comme neuf|Come nuovo|Como nuevo
    Excellent|Ausgezeichnet|=|Eccellente|Excelente
    Very good|Sehr gut|Très bon|Molto buono|Muy bueno
    Good|Gut|Bon|Buono|Bueno
    Fair|Befriedigend|Correct|Discreto|Aceptable
    Poor|Schlecht|Mauvais|Scadente|Malo
    For repair|Reparaturbedürftig|À réparer|Da riparare|Para reparar
    @coin_grades
    Proof (PF)|Polierte Platte (PP)|Belle épreuve (BE)|Fondo specchio (FS)|Proof (PF)
    Uncirculated (UNC)|Stempelglanz (st)|Fleur de coin (FDC)|Fior di conio (FDC)|Sin circular (SC)
    Extremely fine (EF)|Vorzüglich (vz)|Superbe (SUP)|Splendido (SPL)|Extraordinariamente bien conservada (EBC)
    Very fine (VF)|Sehr schön (ss)|Très très beau (TTB)|Bellissimo (BB)|Muy bien conservada (MBC)
    Fine (F)|Schön (s)|Très beau (TB)|Molto bello (MB)|Bien conservada (BC)
    Very good (VG)|Sehr gut erhalten (sge)|Beau (B)|Bello (B)|Regular conservada (RC)
    Good (G)|Gering erhalten (ge)|Assez beau (AB)|Discreto (D)|Mal conservada (MC)
    @movements
    Automatic|Automatik|Automatique|Automatico|Automático
    Manual winding|Handaufzug|Remontage manuel|Carica manuale|Cuerda manual
    Quartz|Quarz|=|Quarzo|Cuarzo
    Solar|=|Solaire|Solare|=
    Tuning fork|Stimmgabel|Diapason|Diapason|Diapasón
    Mechanical with alarm|Mechanisch mit Wecker|Mécanique à réveil|Meccanico con sveglia|Mecánico con alarma
    @complications
    Date|Datum|=|Data|Fecha
    Day and date|Wochentag und Datum|Jour et date|Giorno e data|Día y fecha
    Chronograph|=|Chronographe|Cronografo|Cronógrafo
    World time|Weltzeit|Heure universelle|Ore del mondo|Hora mundial
    Moon phase|Mondphase|Phase de lune|Fasi lunari|Fase lunar
    Annual calendar|Jahreskalender|Calendrier annuel|Calendario annuale|Calendario anual
    Perpetual calendar|Ewiger Kalender|Quantième perpétuel|Calendario perpetuo|Calendario perpetuo
    Alarm|Wecker|Réveil|Sveglia|Alarma
    Minute repeater|Minutenrepetition|Répétition minutes|Ripetizione minuti|Repetición de minutos
    Tourbillon|=|=|=|=
    @extras
    Box|=|Boîte|Scatola|Caja
    Papers|Papiere|Papiers|Documenti|Papeles
    Warranty card|Garantiekarte|Carte de garantie|Carta di garanzia|Tarjeta de garantía
    Receipt|Kaufbeleg|Facture|Ricevuta|Recibo
    Dust bag|Staubbeutel|Pochon|Sacchetto antipolvere|Guardapolvo
    Manual|Anleitung|Mode d’emploi|Manuale|Manual de uso
    Keys|Schlüssel|Clés|Chiavi|Llaves
    Spare links|Ersatzglieder|Maillons en plus|Maglie extra|Eslabones sobrantes
    Case|Etui|Étui|Astuccio|Estuche
    Remote control|Fernbedienung|Télécommande|Telecomando|Mando a distancia
    @wines
    Red wine|Rotwein|Vin rouge|Vino rosso|Vino tinto
    White wine|Weißwein|Vin blanc|Vino bianco|Vino blanco
    Rosé|=|=|Rosato|Rosado
    Orange wine|Orangewein|Vin orange|Vino arancione|Vino naranja
    Sparkling wine|Schaumwein|Vin effervescent|Spumante|Espumoso
    Sweet wine|Süßwein|Vin liquoreux|Vino dolce|Vino dulce
    Fortified wine|Likörwein|Vin muté|Vino liquoroso|Vino generoso
    @instruments
    Violin|Geige|Violon|Violino|Violín
    Viola|Bratsche|Alto|Viola|Viola
    Cello|=|Violoncelle|Violoncello|Violonchelo
    Guitar|Gitarre|Guitare|Chitarra|Guitarra
    Harp|Harfe|Harpe|Arpa|Arpa
    Flute|Querflöte|Flûte traversière|Flauto traverso|Flauta travesera
    Recorder|Blockflöte|Flûte à bec|Flauto dolce|Flauta dulce
    Oboe|=|Hautbois|Oboe|Oboe
    Clarinet|Klarinette|Clarinette|Clarinetto|Clarinete
    Trumpet|Trompete|Trompette|Tromba|Trompeta
    Accordion|Akkordeon|Accordéon|Fisarmonica|Acordeón
    @techniques
    Oil on canvas|Öl auf Leinwand|Huile sur toile|Olio su tela|Óleo sobre lienzo
    Watercolor|Aquarell|Aquarelle|Acquerello|Acuarela
    Gouache|=|=|Guazzo|Aguada
    Pencil|Bleistift|Crayon|Matita|Lápiz
    Etching|Radierung|Eau-forte|Acquaforte|Aguafuerte
    Woodcut|Holzschnitt|Gravure sur bois|Xilografia|Xilografía
    Lithograph|Lithografie|Lithographie|Litografia|Litografía
    Screen print|Siebdruck|Sérigraphie|Serigrafia|Serigrafía
    Photograph|Fotografie|Photographie|Fotografia|Fotografía
    Sculpture|Skulptur|=|Scultura|Escultura
    @genres
    Classical|Klassik|Classique|Classica|Clásica
    Chamber music|Kammermusik|Musique de chambre|Musica da camera|Música de cámara
    Opera|Oper|Opéra|Opera|Ópera
    Jazz|=|=|=|=
    Blues|=|=|=|=
    Rock|=|=|=|=
    Folk music|Volksmusik|Musique folklorique|Musica popolare|Música folclórica
    Film music|Filmmusik|Musique de film|Colonna sonora|Banda sonora
    Electronic|Elektronisch|Électronique|Elettronica|Electrónica
    @bindings
    Hardcover|Hardcover|Couverture rigide|Copertina rigida|Tapa dura
    Paperback|Taschenbuch|Broché|Brossura|Rústica
    Half leather|Halbleder|Demi-cuir|Mezza pelle|Media piel
    Full leather|Ganzleder|Plein cuir|Piena pelle|Plena piel
    Vellum|Pergament|Vélin|Pergamena|Pergamino
    Cloth|Leinen|Toile|Tela|Lino
    Slipcase|Schuber|Emboîtage|Cofanetto|Cofre
    @knives
    Folding knife|Klappmesser|Couteau pliant|Coltello a serramanico|Navaja
    Fixed blade|Feststehend|Lame fixe|Lama fissa|Hoja fija
    Kitchen knife|Küchenmesser|Couteau de cuisine|Coltello da cucina|Cuchillo de cocina
    Dagger|Dolch|Dague|Pugnale|Daga
    Bayonet|Bajonett|Baïonnette|Baionetta|Bayoneta
    Sword|Schwert|Épée|Spada|Espada
    Machete|=|Machette|=|=
    Straight razor|Rasiermesser|Coupe-chou|Rasoio a mano libera|Navaja de afeitar
    @leathers
    Calfskin|Kalbsleder|Veau|Vitello|Becerro
    Lambskin|Lammleder|Agneau|Agnello|Cordero
    Goatskin|Ziegenleder|Chèvre|Capra|Cabra
    Patent leather|Lackleder|Cuir verni|Vernice|Charol
    Suede|Wildleder|Daim|Camoscio|Ante
    Crocodile|Krokodil|=|Coccodrillo|Cocodrilo
    Ostrich|Strauß|Autruche|Struzzo|Avestruz
    Lizard|Eidechse|Lézard|Lucertola|Lagarto
    @drives
    Gasoline|Benzin|Essence|Benzina|Gasolina
    Diesel|=|=|=|Diésel
    Electric|Elektrisch|Électrique|Elettrico|Eléctrico
    Hybrid|=|Hybride|Ibrido|Híbrido
    Steam|Dampf|Vapeur|Vapore|Vapor
    Clockwork|Uhrwerk|Mécanisme d’horlogerie|A molla|Mecanismo de relojería
    Battery|Batterie|Pile|A pile|Pilas
    @periods
    Antiquity|Antike|Antiquité|Antichità|Antigüedad
    Middle Ages|Mittelalter|Moyen Âge|Medioevo|Edad Media
    Renaissance|=|=|Rinascimento|Renacimiento
    Baroque|Barock|=|Barocco|Barroco
    Empire|=|=|Impero|Imperio
    Biedermeier|=|=|=|=
    Art Nouveau|Jugendstil|Art nouveau|Liberty|Modernismo
    Art Deco|=|Art déco|Art déco|Art déco
    Postwar|Nachkriegszeit|Après-guerre|Dopoguerra|Posguerra
    @damages
    Scratches|Kratzer|Rayures|Graffi|Arañazos
    Dents|Dellen|Bosses|Ammaccature|Abolladuras
    Cracks|Risse|Fêlures|Crepe|Grietas
    Stains|Flecken|Taches|Macchie|Manchas
    Rust|Rost|Rouille|Ruggine|Óxido
    Tears|Einrisse|Déchirures|Strappi|Desgarros
    Fading|Ausgeblichen|Décoloration|Scoloritura|Decoloración
    Missing parts|Fehlende Teile|Pièces manquantes|Parti mancanti|Piezas que faltan
    Foxing|Stockflecken|Rousseurs|Fioriture|Manchas de humedad
    @storages
    Album|=|=|=|Álbum
    Display case|Vitrine|Vitrine|Vetrina|Vitrina
    Drawer|Schublade|Tiroir|Cassetto|Cajón
    Safe|Tresor|Coffre-fort|Cassaforte|Caja fuerte
    Cellar|Keller|Cave|Cantina|Bodega
    Attic|Dachboden|Grenier|Soffitta|Desván
    Bank|=|Banque|Banca|Banco
    @crystals
    Cubic|Kubisch|Cubique|Cubico|Cúbico
    Tetragonal|=|Tétragonal|Tetragonale|Tetragonal
    Hexagonal|=|=|Esagonale|Hexagonal
    Trigonal|=|=|Trigonale|Trigonal
    Orthorhombic|Orthorhombisch|Orthorhombique|Ortorombico|Ortorrómbico
    Monoclinic|Monoklin|Monoclinique|Monoclino|Monoclínico
    Triclinic|Triklin|Triclinique|Triclino|Triclínico
    Amorphous|Amorph|Amorphe|Amorfo|Amorfo
    @bottle_unit
    bottle|Flasche|bouteille|bottiglia|botella
    @round_unit
    round|Patrone|cartouche|cartuccia|cartucho
    @part_unit
    part|Teil|pièce détachée|parte|parte
    @packing_units
    packet|Packung|paquet|pacchetto|paquete
    carton|Umkarton|carton d’emballage|scatolone|caja de cartón
    pallet|Palette|palette|bancale|palé
    """
}

extension Vocabulary {
  /// Labels of fields by kind: English, German, French, Italian, Spanish, then what the kind needs. `=` repeats the
  /// English text; texts that differ by language inside one column are parted by `/`.
  static let fieldWords: StaticString = """
    @text example
    Brand|Marke|Marque|Marca|Marca|Seiko
    Maker|Hersteller|Fabricant|Produttore|Fabricante|Steiff
    Model|Modell|Modèle|Modello|Modelo|Black Bay 58
    Reference number|Referenz|Référence|Referenza|Referencia|79030N
    Series|Serie|Série|Serie|Serie|Édition Nº 4
    Artist|Künstler|Artiste|Artista|Artista|Dürer
    Composer|Komponist|Compositeur|Compositore|Compositor|Dvořák
    Author|Autor|Auteur|Autore|Autor|Brontë
    Publisher|Verlag|Éditeur|Editore|Editorial|Gallimard
    Designer|Entwerfer|Créateur|Progettista|Diseñador|Børge Mogensen
    Year|Jahr|Année|Anno|Año|1968
    Country|Land|Pays|Paese|País|Österreich/Österreich/Autriche/Austria/Austria
    Mint|Prägestätte|Atelier monétaire|Zecca|Ceca|Kremnica
    Catalog number|Katalognummer|Numéro de catalogue|Numero di catalogo|Número de catálogo|KM 2837
    Color|Farbe|Couleur|Colore|Color|Dark green/Dunkelgrün/Vert foncé/Verde scuro/Verde oscuro
    Pattern|Muster|Motif|Motivo|Motivo|Herringbone/Fischgrät/Chevrons/Spina di pesce/Espiguilla
    Signature|Signatur|Signature de l’artiste|Firma|Firma|Lower right/Unten rechts/En bas à droite/In basso a destra/Abajo a la derecha
    Edition|Auflage|Tirage|Edizione|Edición|First/Erste/Première/Prima/Primera
    Caliber|Kaliber|Calibre|Calibro|Calibre|ETA 2824-2
    Appellation|=|=|Denominazione|Denominación|Saint-Émilion
    Grape variety|Rebsorte|Cépage|Vitigno|Variedad de uva|Grüner Veltliner
    Find spot|Fundort|Lieu de découverte|Luogo di ritrovamento|Lugar de hallazgo|Příbram
    Scale|Maßstab|Échelle|Scala|Escala|1:87
    Engine|Motor|Moteur|Motore|Motor de serie|V8
    Previous owner|Vorbesitzer|Ancien propriétaire|Proprietario precedente|Propietario anterior|
    Nickname|Spitzname|Surnom|Soprannome|Apodo|Pepsi
    Style|Stil|Style|Stile|Estilo|Art déco
    Exhibition|Ausstellung|Exposition|Mostra|Exposición|Zürich 1974
    @sensitive example
    Serial number|Seriennummer|Numéro de série|Numero di serie|Número de serie|
    Certificate number|Zertifikatsnummer|Numéro de certificat|Numero di certificato|Número de certificado|
    Permit number|Erlaubnisnummer|Numéro d’autorisation|Numero di licenza|Número de guía|
    Engraving|Gravur|Gravure|Incisione|Grabado|
    Exact find spot|Genauer Fundort|Lieu de découverte exact|Luogo esatto di ritrovamento|Lugar exacto de hallazgo|
    Insurance policy|Versicherungspolice|Police d’assurance|Polizza assicurativa|Póliza de seguro|
    @multiline example
    History|Geschichte|Historique|Storia|Historia|
    Description|Beschreibung|Description de l’objet|Descrizione|Descripción|
    Provenance|Provenienz|=|Provenienza|Procedencia|
    Restorations|Restaurierungen|Restaurations|Restauri|Restauraciones|
    Tasting remarks|Verkostung|Dégustation|Degustazione|Cata|
    Flaws|Mängel|Défauts|Difetti|Defectos|
    @number suffix example
    Power|Leistung|Puissance|Potenza|Potencia|kW|110
    Power reserve|Gangreserve|Réserve de marche|Riserva di carica|Reserva de marcha|h|72
    Alcohol content|Alkoholgehalt|Teneur en alcool|Gradazione alcolica|Grado alcohólico|%|12.5
    Pages|Seiten|Nombre de pages|Pagine|Páginas||352
    Mileage|Kilometerstand|Kilométrage|Chilometraggio|Kilometraje|km|48500
    Displacement|Hubraum|Cylindrée|Cilindrata|Cilindrada|cm³|1998
    Hardness|Härte|Dureté|Durezza|Dureza|HRC|61
    Fineness|Feingehalt|Titre du métal|Titolo|Ley|‰|925
    Playing time|Spieldauer|Durée d’écoute|Durata|Duración|min|45
    Magnification|Vergrößerung|Grossissement|Ingrandimento|Aumento|×|8.5
    Pieces in the set|Teile im Satz|Pièces du coffret|Pezzi del set|Piezas del juego|pieces/Stück/pièces/pezzi/piezas|24
    Times worn|Wie oft getragen|Nombre de ports|Volte indossate|Veces usadas||12
    Size of the edition|Auflagenhöhe|Exemplaires tirés|Tiratura|Tirada|copies/Exemplare/exemplaires/esemplari/ejemplares|1500
    Maturity|Reifezeit|Vieillissement|Invecchiamento|Crianza|years/Jahre/ans/anni/años|18
    Shoe size|Schuhgröße|Pointure|Numero di scarpa|Número de calzado|EU|42.5
    Score|Punktzahl|Points obtenus|Punteggio|Puntuación|points/Punkte/points/punti/puntos|93
    @date
    Release date|Erscheinungsdatum|Date de sortie|Data di uscita|Fecha de lanzamiento
    Last service|Letzte Revision|Dernière révision|Ultima revisione|Última revisión
    Next service|Nächste Revision|Prochaine révision|Prossima revisione|Próxima revisión
    Drink from|Trinkreif ab|À boire à partir de|Da bere dal|Beber desde
    Date of the find|Funddatum|Date de découverte|Data del ritrovamento|Fecha del hallazgo
    Bottling date|Abfüllung|Mise en bouteille|Imbottigliamento|Embotellado
    Warranty until|Garantie bis|Garantie jusqu’au|Garanzia fino al|Garantía hasta
    @money
    Retail price|Neupreis|Prix public|Prezzo di listino|Precio de tienda
    Catalog value|Katalogwert|Cote|Valore di catalogo|Valor de catálogo
    Restoration cost|Restaurierungskosten|Coût de restauration|Costo del restauro|Coste de restauración
    Shipping cost|Versandkosten|Frais de port|Spese di spedizione|Gastos de envío
    Auction estimate|Auktionsschätzung|Estimation de vente|Stima d’asta|Estimación de subasta
    @sensitive_money
    Insured value|Versicherungswert|Valeur assurée|Valore assicurato|Valor asegurado
    @checkbox
    Original box|Originalkarton|Boîte d’origine|Scatola originale|Caja original
    Signed|Signiert|Signé|Firmato|Firmado
    Limited edition|Limitierte Auflage|Édition limitée|Edizione limitata|Edición limitada
    Restored|Restauriert|Restauré|Restaurato|Restaurado
    In working order|Funktionsfähig|En état de marche|Funzionante|En funcionamiento
    On loan|Verliehen|Prêté|In prestito|Prestado
    First edition|Erstausgabe|Édition originale|Prima edizione|Primera edición
    Complete set|Vollständiger Satz|Ensemble complet|Serie completa|Conjunto completo
    @url
    Maker’s website|Website des Herstellers|Site du fabricant|Sito del produttore|Sitio del fabricante
    Auction listing|Auktionslos|Lot de vente aux enchères|Lotto d’asta|Lote de subasta
    Online catalog|Onlinekatalog|Catalogue en ligne|Catalogo in linea|Catálogo en línea
    Certificate link|Link zum Zertifikat|Lien du certificat|Link al certificato|Enlace del certificado
    @rating
    My rating|Meine Bewertung|Ma note|Il mio voto|Mi valoración
    Rarity|Seltenheit|Rareté|Rarità|Rareza
    Eye appeal|Gesamteindruck|Aspect général|Aspetto generale|Aspecto general
    Sound quality|Klangqualität|Qualité sonore|Qualità del suono|Calidad del sonido
    @relation
    Belongs with|Gehört zu|Va avec|Appartiene a|Pertenece a
    Successor|Nachfolger|Successeur|Successore|Sucesor
    Kept in|Aufbewahrt in|Rangé dans|Conservato in|Guardado en
    @length metric imperial
    Length|Länge|Longueur|Lunghezza|Longitud|cm|in
    Width|Breite|Largeur|Larghezza|Ancho|cm|in
    Height|Höhe|Hauteur|Altezza|Alto|cm|in
    Depth|Tiefe|Profondeur|Profondità|Fondo|cm|in
    Diameter|Durchmesser|Diamètre|Diametro|Diámetro|mm|mm
    Thickness|Dicke|Épaisseur|Spessore|Grosor|mm|in
    Range|Reichweite|Portée|Portata|Alcance|km|mi
    Wingspan|Spannweite|Envergure|Apertura alare|Envergadura|m|ft
    @mass metric imperial
    Weight|Gewicht|Poids|Peso|Peso|g|oz
    Shipping weight|Versandgewicht|Poids d’expédition|Peso di spedizione|Peso de envío|kg|lb
    Carat weight|Karatgewicht|Poids en carats|Peso in carati|Peso en quilates|ct|ct
    Fine weight|Feingewicht|Poids de métal fin|Peso di fino|Peso fino|g|ozt
    Bullet weight|Geschossgewicht|Poids du projectile|Peso della palla|Peso de la bala|gr|gr
    @volume metric imperial
    Bottle size|Flaschengröße|Format de la bouteille|Formato della bottiglia|Formato de la botella|cl|fl_oz
    Tank capacity|Tankinhalt|Capacité du réservoir|Capacità del serbatoio|Capacidad del depósito|l|gal
    Ink capacity|Tintenvolumen|Capacité d’encre|Capacità d’inchiostro|Capacidad de tinta|ml|fl_oz
    @quantity units
    Bottles bought|Gekaufte Flaschen|Bouteilles achetées|Bottiglie acquistate|Botellas compradas|bottle_unit
    Rounds|Patronen|Cartouches|Cartucce|Cartuchos|round_unit
    Spare parts|Ersatzteile|Pièces de rechange|Ricambi|Piezas de recambio|part_unit
    Stock|Vorrat|Réserve|Scorta|Existencias|packing_units
    @choice options
    Material|=|Matière|Materiale|Material de base|materials
    Metal|Metall|Métal|Metallo|Metal|metals
    Gemstone|Edelstein|Pierre précieuse|Pietra preziosa|Piedra preciosa|stones
    State of preservation|Erhaltung|État de conservation|Conservazione|Conservación|grades
    Coin grade|Münzerhaltung|Grade de la pièce|Grado della moneta|Grado de la moneda|coin_grades
    Movement|Werk|Mouvement|Movimento|Movimiento|movements
    Complications|Komplikationen|=|Complicazioni|Complicaciones|complications|many
    Included|Lieferumfang|Inclus|Dotazione|Incluye|extras|many
    Kind of wine|Weinart|Type de vin|Tipo di vino|Tipo de vino|wines
    Kind of instrument|Instrumentenart|Type d’instrument|Tipo di strumento|Tipo de instrumento|instruments
    Technique|Technik|Technique artistique|Tecnica|Técnica|techniques|many
    Genre|=|Genre musical|Genere|Género|genres|many
    Binding|Einband|Reliure|Legatura|Encuadernación|bindings
    Kind of knife|Messerart|Type de couteau|Tipo di coltello|Tipo de cuchillo|knives
    Leather|Leder|Cuir|Pelle|Piel|leathers|many
    Drive|Antrieb|Propulsion|Alimentazione|Propulsión|drives
    Period|Epoche|Époque|Epoca|Época|periods
    Damage|Schäden|Dommages|Danni|Daños|damages|many
    Storage|Lagerung|Conditionnement|Custodia|Almacenaje|storages
    Crystal system|Kristallsystem|Système cristallin|Sistema cristallino|Sistema cristalino|crystals
    @calculation pattern
    Value gain|Wertzuwachs|Plus-value|Plusvalenza|Plusvalía|gain
    Relative value gain|Relativer Wertzuwachs|Plus-value relative|Plusvalenza relativa|Plusvalía relativa|relativeGain
    Ratio of the numbers|Verhältnis der Zahlen|Rapport des nombres|Rapporto dei numeri|Relación de los números|numberRatio
    Price per unit|Preis pro Einheit|Prix unitaire|Prezzo unitario|Precio unitario|unitPrice
    Proportion|Seitenverhältnis|Proportion des côtés|Proporzione|Proporción|ratio
    Length difference|Längendifferenz|Différence de longueur|Differenza di lunghezza|Diferencia de longitud|difference
    Weight of the pair|Gewicht des Paars|Poids de la paire|Peso della coppia|Peso del par|pair
    Total cost|Gesamtkosten|Coût total|Costo totale|Coste total|totalCost
    Total cost per unit|Gesamtkosten pro Einheit|Coût total par unité|Costo totale per unità|Coste total por unidad|totalCostPerUnit
    Rating in percent|Bewertung in Prozent|Note en pour cent|Voto in percentuale|Valoración en porcentaje|percent
    Insurance surplus|Überversicherung|Excédent d’assurance|Eccedenza assicurata|Excedente asegurado|surplus
    Insurance surplus per unit|Überversicherung pro Einheit|Excédent d’assurance par unité|Eccedenza assicurata per unità|Excedente asegurado por unidad|surplusPerUnit
    """
}

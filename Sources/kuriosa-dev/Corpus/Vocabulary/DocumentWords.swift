extension Vocabulary {
  /// What stands outside fields: names of collections with a pictograph, sections, names of units and sub-collections.
  static let documentWords: StaticString = """
    @collection pictograph
    Wristwatches|Armbanduhren|Montres-bracelets|Orologi da polso|Relojes de pulsera|⌚
    Gold coins|Goldmünzen|Pièces d’or|Monete d’oro|Monedas de oro|🪙
    Old maps|Alte Landkarten|Cartes anciennes|Mappe antiche|Mapas antiguos|🧭
    Violins|Geigen|Violons|Violini|Violines|🎻
    Music boxes|Spieluhren|Boîtes à musique|Carillon|Cajas de música|🎶
    Model trains|Modelleisenbahnen|Trains miniatures|Trenini|Trenes en miniatura|🚂
    Teddy bears|Teddybären|Ours en peluche|Orsacchiotti|Osos de peluche|🧸
    Picture books|Bilderbücher|Livres d’images|Libri illustrati|Libros ilustrados|📚
    Postcards|Ansichtskarten|Cartes postales|Cartoline|Postales|📮
    Sweet wines|Süßweine|Vins doux|Vini dolci|Vinos dulces|🍷
    Teacups|Teetassen|Tasses à thé|Tazze da tè|Tazas de té|🍵
    Seashells|Meeresmuscheln|Coquillages|Conchiglie|Conchas marinas|🐚
    Butterflies|Schmetterlinge|Papillons|Farfalle|Mariposas|🦋
    Fossils|Fossilien|Fossiles|Fossili|Fósiles|🦕
    Gems|Edelsteine|Pierres fines|Gemme|Gemas|💎
    Board games|Brettspiele|Jeux de société|Giochi da tavolo|Juegos de mesa|🎲
    Film posters|Filmplakate|Affiches de cinéma|Locandine|Carteles de cine|🎬
    Cameras|Kameras|Appareils photo|Fotocamere|Cámaras|📷
    Fountain pens|Füllhalter|Stylos-plume|Penne stilografiche|Plumas estilográficas|📝
    Pocketknives|Taschenmesser|Canifs|Coltellini|Navajas|🔪
    Bicycles|Fahrräder|Vélos|Biciclette|Bicicletas|🚲
    Vintage cars|Oldtimer|Voitures de collection|Auto d’epoca|Coches clásicos|🚗
    Orders and medals|Orden und Medaillen|Ordres et médailles|Ordini e medaglie|Órdenes y medallas|🏅
    Thimbles|Fingerhüte|Dés à coudre|Ditali|Dedales|🧵
    Theater masks|Theatermasken|Masques de théâtre|Maschere teatrali|Máscaras de teatro|🎭
    Snow globes|Schneekugeln|Boules à neige|Palle di neve|Bolas de nieve|🔮
    Records|Schallplatten|Disques vinyles|Dischi in vinile|Discos de vinilo|💿
    Bank notes|Geldscheine|Billets de banque|Banconote|Billetes|💶
    @section
    Essentials|Das Wichtigste|L’essentiel|L’essenziale|Lo esencial
    Origin|Herkunft|Origine|Origine|Origen
    Design|Bauart|Caractéristiques|Caratteristiche|Características
    Dimensions|Maße|=|Dimensioni|Medidas
    Grading|Einstufung|Gradation|=|Gradación
    Value and insurance|Wert und Versicherung|Valeur et assurance|Valore e assicurazione|Valor y seguro
    Set and packaging|Umfang und Verpackung|Coffret et emballage|Corredo e confezione|Juego y embalaje
    Legal|Rechtliches|Aspects légaux|Aspetti legali|Aspectos legales
    Care|Pflege|Entretien|Manutenzione|Cuidado
    Enjoyment|Genuss|Plaisir|Piacere|Disfrute
    Documentation|Dokumentation|Documents de référence|Documentazione|Documentación
    @unit
    piece|Stück|pièce|pezzo|pieza
    pieces|Stück|pièces|pezzi|piezas
    bottle|Flasche|bouteille|bottiglia|botella
    bottles|Flaschen|bouteilles|bottiglie|botellas
    copy|Exemplar|exemplaire|esemplare|ejemplar
    copies|Exemplare|exemplaires|esemplari|ejemplares
    pair|Paar|paire|paio|par
    pairs|Paare|paires|paia|pares
    roll|Rolle|rouleau|rotolo|rollo
    rolls|Rollen|rouleaux|rotoli|rollos
    @suggestion
    Accessories|Zubehör|Accessoires|Accessori|Accesorios
    Spare parts box|Ersatzteilkiste|Caisse de rechange|Cassetta dei ricambi|Caja de recambios
    Small leather goods|Kleinlederwaren|Petite maroquinerie|Piccola pelletteria|Pequeña marroquinería
    Duplicates|Doubletten|Doubles|Doppioni|Duplicados
    Samples|Proben|Échantillons|Campioni|Muestras
    Family pieces|Familienstücke|Objets de famille|Oggetti di famiglia|Objetos de familia
    Catalogs|Kataloge|Catalogues|Cataloghi|Catálogos
    Curiosities|Kuriositäten|Curiosités|Curiosità|Curiosidades
    @counter
    Field|Feld|Champ|Campo|Campo
    Step|Schritt|Étape|Passo|Paso
    Choice|Möglichkeit|Choix|Scelta|Opción
    Start|Anfang|Début|Inizio|Inicio
    """
}

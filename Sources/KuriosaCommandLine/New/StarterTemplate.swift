import KuriosaTemplates

/// What a new template holds if nothing else is said: a field of each kind that most collections need, worded as in the
/// built-in templates.
enum StarterTemplate {
  static var template: Template {
    Template(
      id: "", name: LocalizedText(english: ""), icon: "square.grid.2x2",
      sections: [
        .init(
          id: "identity", label: text("Essentials", "Das Wichtigste", "L’essentiel", "L’essenziale", "Lo esencial")),
        .init(
          id: "features", label: text("Features", "Merkmale", "Caractéristiques", "Caratteristiche", "Características")),
      ],
      fields: [
        .init(
          key: "brand", type: .text, label: text("Brand", "Marke", "Marque", "Marca", "Marca"), isIdentifying: true,
          example: LocalizedText(english: "Tudor")),
        .init(
          key: "model", type: .text, label: text("Model", "Modell", "Modèle", "Modello", "Modelo"), isIdentifying: true),
        .init(
          key: "year", type: .text, label: text("Year", "Jahr", "Année", "Anno", "Año"),
          example: LocalizedText(english: "1968")),
        .init(
          key: "serial_number", type: .text,
          label: text("Serial number", "Seriennummer", "Numéro de série", "Numero di serie", "Número de serie"),
          isSensitive: true, isIdentifying: true),
        .init(
          key: "material", type: .dropdown, label: text("Material", "Material", "Matière", "Materiale", "Material"),
          section: "features",
          options: [
            .init(id: "steel", label: text("Steel", "Stahl", "Acier", "Acciaio", "Acero")),
            .init(id: "silver", label: text("Silver", "Silber", "Argent", "Argento", "Plata")),
            .init(id: "gold", label: text("Gold", "Gold", "Or", "Oro", "Oro")),
          ]),
      ])
  }

  private static func text(
    _ english: String, _ german: String, _ french: String, _ italian: String, _ spanish: String
  ) -> LocalizedText {
    LocalizedText(
      zip(["en", "de", "fr", "it", "es"], [english, german, french, italian, spanish]).map {
        .init(language: $0, text: $1)
      })
  }
}

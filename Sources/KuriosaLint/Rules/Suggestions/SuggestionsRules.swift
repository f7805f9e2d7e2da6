extension Registry {
  static let suggestions: [Rule] = [
    .emptySuggestedTemplate, .suggestionWithoutName, .suggestionWithoutIcon, .unknownSuggestedTemplate,
    .suggestedWishlist, .indistinguishableSuggestions,
  ]
}

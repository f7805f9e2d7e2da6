extension Registry {
  static let sections: [Rule] = [.duplicateSectionID, .emptySectionID, .unusedSection, .noSections]
}

import Foundation
import KuriosaCatalog

/// The contents of a resource; nil where there is none.
func resource(_ name: String) throws -> ContiguousArray<UInt8>? {
  try Bundle.module.url(forResource: name, withExtension: nil).map { ContiguousArray(try Data(contentsOf: $0)) }
}

let catalog = try Catalog { name in try resource(name) }
for group in catalog.index.groups { print(group.id, group.templates.joined(separator: " ")) }
for template in catalog.templates { print(template.id, template.name.english) }
print("digest:", catalog.digest)

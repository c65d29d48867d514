/** Error of an overloaded or stopped typesetter: another attempt may succeed. */
export class TypesetterUnavailable extends Error {
  override readonly name = "TypesetterUnavailable";
}

/** Error of a document that cannot be set: it is malformed, takes too long, or ends its process. */
export class DocumentFailed extends Error {
  override readonly name = "DocumentFailed";
}

/** The typesetter has too much to do, or was stopped: another attempt may succeed. */
export class TypesetterUnavailable extends Error {
  override readonly name = "TypesetterUnavailable";
}

/** The document itself cannot be set: it is malformed, takes too long, or ends the process that sets it. */
export class DocumentFailed extends Error {
  override readonly name = "DocumentFailed";
}

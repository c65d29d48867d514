const ERROR_RESPONSE = "E".charCodeAt(0);
/** A message is a letter, then its length in four bytes that count themselves. */
const HEADER = 5;

/**
 * Reads one answer of the engine in the pieces that it comes in, which end anywhere. Called with each piece, it gives the
 * message by which the engine declares itself dead (severity `FATAL` or `PANIC`), or null. After it the engine would
 * answer nothing, for ever.
 */
export function watchForFatal(): (piece: Uint8Array) => string | null {
  /** The beginning of a message, when more of it is needed to judge it. */
  let partial = Buffer.alloc(0);
  /** Bytes still to come of a message that is no error. */
  let rest = 0;
  return (piece) => {
    const bytes = Buffer.concat([partial, piece]);
    let at = rest;
    while (at + HEADER <= bytes.length) {
      const end = at + Math.max(HEADER, 1 + bytes.readInt32BE(at + 1));
      if (bytes[at] === ERROR_RESPONSE) {
        if (end > bytes.length) break;
        const fatal = readFatal(bytes.subarray(at + HEADER, end));
        if (fatal !== null) return fatal;
      }
      at = end;
    }
    rest = Math.max(0, at - bytes.length);
    partial = bytes.subarray(at);
    return null;
  };
}

function readFatal(payload: Buffer): string | null {
  const fields = readFields(payload);
  const severity = fields.get("V") ?? fields.get("S");
  return severity === "FATAL" || severity === "PANIC" ? (fields.get("M") ?? severity) : null;
}

/** Fields by their letter: `V` severity, `M` message. */
function readFields(payload: Buffer): ReadonlyMap<string, string> {
  const fields = payload.toString("utf8").split("\0");
  return new Map(fields.filter(Boolean).map((field) => [field.charAt(0), field.slice(1)]));
}

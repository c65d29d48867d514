const ERROR_RESPONSE = "E".charCodeAt(0);

/**
 * The message of an answer by which the engine declares itself dead (severity `FATAL` or `PANIC`), or null. After it
 * the engine would answer nothing, for ever.
 */
export function readFatal(answer: Uint8Array): string | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    if (bytes[at] !== ERROR_RESPONSE) continue;
    const fields = readFields(bytes.subarray(at + 5, at + 1 + bytes.readInt32BE(at + 1)));
    const severity = fields.get("V") ?? fields.get("S");
    if (severity === "FATAL" || severity === "PANIC") return fields.get("M") ?? severity;
  }
  return null;
}

/** Fields by their letter: `V` severity, `M` message. */
function readFields(payload: Buffer): ReadonlyMap<string, string> {
  const fields = payload.toString("utf8").split("\0");
  return new Map(fields.filter(Boolean).map((field) => [field.charAt(0), field.slice(1)]));
}

/** A value as PostgreSQL reads it; null: none. */
export type SentValue = string | null;

/** Of all rows: the same for every statement. */
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
/** Ends what is one transaction, and asks for all answers. */
export const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const BIND = 0x42;
const NULL = -1;

/**
 * The messages that run a statement which the server keeps: `Bind` with values and answers as texts, and `Execute`; to be
 * written at once with `Sync` (PostgreSQL's protocol, 55.7).
 */
export function runKept(name: string, values: readonly SentValue[]): Buffer {
  const nameLength = Buffer.byteLength(name);
  const lengths = values.map((value) => (value === null ? NULL : Buffer.byteLength(value)));
  const texts = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0);
  // Length, nameless portal, name, no formats, count of values, values, no formats.
  const bind = 4 + 1 + (nameLength + 1) + 2 + 2 + texts + 2;
  const message = Buffer.alloc(1 + bind + EXECUTE.length);
  message[0] = BIND;
  message.writeInt32BE(bind, 1);
  message.write(name, 6);
  let at = 6 + nameLength + 1 + 2;
  at = message.writeInt16BE(values.length, at);
  for (const [index, value] of values.entries()) {
    at = message.writeInt32BE(lengths[index] ?? NULL, at);
    if (value !== null) at += message.write(value, at);
  }
  EXECUTE.copy(message, at + 2);
  return message;
}

import { createHash, timingSafeEqual } from "node:crypto";

/** Names and values of one form, as sent. */
export type FormFields = Readonly<Record<string, string>>;

/** Fields that a signature does not cover, in lower case. */
const uncovered: readonly string[] = ["hash", "encoding"];

/** `\` before `|`: the other order would escape the escapes. */
function escapeValue(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll("|", "\\|");
}

/** Signed text: see {@link signature}. */
export function signedText(fields: FormFields, storeKey: string): string {
  const covered = Object.keys(fields)
    .map((name) => ({ name, key: name.toLowerCase() }))
    .filter(({ key }) => !uncovered.includes(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const values = covered.map(({ name }) => escapeValue((fields[name] ?? "").trim()));
  return [...values, escapeValue(storeKey)].join("|");
}

/**
 * The `ver3` signature of a form (docs/domain/payments.md#card): values in the order of their names' lower case,
 * trimmed, escaped, joined by `|`, the store key last; SHA-512, base64.
 */
export function signature(fields: FormFields, storeKey: string): string {
  return createHash("sha512").update(signedText(fields, storeKey), "utf8").digest("base64");
}

/** True when the form's own `hash` is its signature. */
export function isGenuine(fields: FormFields, storeKey: string): boolean {
  const name = Object.keys(fields).find((field) => field.toLowerCase() === "hash");
  const given = Buffer.from(name === undefined ? "" : (fields[name] ?? "").trim());
  const expected = Buffer.from(signature(fields, storeKey));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

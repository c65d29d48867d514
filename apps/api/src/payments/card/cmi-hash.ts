import { createHash, timingSafeEqual } from "node:crypto";
import type { FormFields } from "./provider.ts";

const UNSIGNED = new Set(["hash", "encoding"]);

/**
 * The signature of a form, `hashAlgorithm` ver3 (readings J1): values in the order of their lower-case names, trimmed,
 * escaped and joined by `|`, the store key last; SHA-512 in base64.
 */
export function cmiHash(fields: FormFields, storeKey: string): string {
  const values = Object.entries(fields)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !UNSIGNED.has(name))
    .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
    .map(([, value]) => escapeValue(value.trim()));
  return createHash("sha512")
    .update([...values, escapeValue(storeKey)].join("|"), "utf8")
    .digest("base64");
}

/** Whether a form carries the signature of whoever knows the store key. */
export function isSigned(fields: FormFields, storeKey: string): boolean {
  const [, given] = Object.entries(fields).find(([name]) => name.toLowerCase() === "hash") ?? [];
  if (given === undefined) return false;
  const expected = Buffer.from(cmiHash(fields, storeKey));
  const received = Buffer.from(given.trim());
  return expected.length === received.length && timingSafeEqual(expected, received);
}

const escapeValue = (value: string) => value.replaceAll("\\", "\\\\").replaceAll("|", "\\|");

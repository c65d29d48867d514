import type { PHOTO_TYPES } from "./kinds.ts";

export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Bytes of a file that show a photo. */
export const SIGNATURE_BYTES = 8;

const signatures: readonly (readonly [type: PhotoType, bytes: readonly number[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** The type of a photo by its content, whatever it is called; `null` when it is neither png nor jpeg. */
export function photoTypeOf(beginning: Uint8Array): PhotoType | null {
  const found = signatures.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte));
  return found?.[0] ?? null;
}

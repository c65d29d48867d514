import { describe, expect, it } from "vitest";
import { photoTypeOf, SIGNATURE_BYTES } from "./index.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("a photo is recognised by its content", () => {
  it.each([
    [Uint8Array.from(PNG), "image/png"],
    [Uint8Array.from([...PNG, 0, 1, 2]), "image/png"],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
    [Uint8Array.from([0xff, 0xd8, 0xff, 0xee]), "image/jpeg"],
    [Uint8Array.from(PNG.slice(0, 7)), null],
    [Uint8Array.from([0xff, 0xd8]), null],
    [ascii("GIF89a"), null],
    [ascii("<svg xmlns="), null],
    [ascii("%PDF-1.7"), null],
    [new Uint8Array(), null],
  ])("%o: %s", (bytes, type) => {
    expect(photoTypeOf(bytes)).toBe(type);
    expect(photoTypeOf(bytes.slice(0, SIGNATURE_BYTES))).toBe(type);
  });
});

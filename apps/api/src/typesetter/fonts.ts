import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inflateSync } from "node:zlib";

/** Fonts of print in regular and, except Tifinagh, bold: from the same files as the portal's. */
const FACES = [
  ["source-serif-4-latin", 400, 700],
  ["source-serif-4-latin-ext", 400, 700],
  ["bitter-latin", 400, 700],
  ["space-grotesk-latin", 400, 700],
  ["noto-naskh-arabic-arabic", 400, 700],
  ["ibm-plex-sans-arabic-arabic", 400, 600],
  ["noto-sans-tifinagh-tifinagh", 400],
] as const;

/** Every font that a document may be set in. */
export function readFonts(): Buffer[] {
  return FACES.flatMap(([face, ...weights]) =>
    weights.map((weight) => {
      const file = `@parution/tokens/print-fonts/${face}-${weight}-normal.woff`;
      return unwrapWoff(readFileSync(fileURLToPath(import.meta.resolve(file))));
    }),
  );
}

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * A WOFF 1 font as the bare OpenType font that it wraps: the typesetter reads no compressed ones.
 * @throws RangeError when the bytes are no WOFF font
 */
function unwrapWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new RangeError("Not a WOFF font");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  writeHeader(directory, woff.readUInt32BE(4), count);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const table = readTable(woff, entry);
    const target = SFNT_HEADER + SFNT_ENTRY * index;
    woff.copy(directory, target, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), target + 4);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(table.length, target + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** Version, number of tables, and the search hints that the format asks for. */
function writeHeader(directory: Buffer, version: number, count: number): void {
  const exponent = Math.floor(Math.log2(count));
  const range = SFNT_ENTRY * 2 ** exponent;
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(range, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(SFNT_ENTRY * count - range, 10);
}

/** A table is compressed only where that makes it shorter. */
function readTable(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(offset, offset + stored);
  return stored < length ? inflateSync(bytes) : bytes;
}

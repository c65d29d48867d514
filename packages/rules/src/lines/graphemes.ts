/** Effect of a code unit on a grapheme cluster, where that needs no context. */
const COMPLEX = 0;
const BASE = 1;
const EXTEND = 2;

const TABLE_END = 0x2100;

/** Each begins a cluster, unless a joiner outside these tables stands before it. */
const BASES: readonly (readonly [from: number, to: number])[] = [
  [0x0020, 0x007e], // ASCII
  [0x00a0, 0x00ac], // Latin-1, around the soft hyphen
  [0x00ae, 0x02ff],
  [0x0370, 0x0377], // Greek
  [0x037a, 0x037f],
  [0x0400, 0x0482], // Cyrillic
  [0x048a, 0x052f],
  [0x0606, 0x060f], // Arabic punctuation
  [0x061d, 0x064a], // Arabic letters
  [0x0660, 0x066f], // Arabic-Indic digits
  [0x0671, 0x06d5],
  [0x06de, 0x06de],
  [0x06e5, 0x06e6],
  [0x06e9, 0x06e9],
  [0x06ee, 0x06ff],
  [0x2000, 0x200a], // spaces
  [0x2010, 0x2027], // dashes, quotation marks, ellipsis
  [0x202f, 0x205f],
  [0x2070, 0x2071],
  [0x2074, 0x208e],
  [0x20a0, 0x20c0], // currencies
];

/** Each belongs to the cluster before it: Latin accents, Arabic vowel signs. */
const EXTENDS: readonly (readonly [from: number, to: number])[] = [
  [0x0300, 0x036f],
  [0x0610, 0x061a],
  [0x064b, 0x065f],
  [0x0670, 0x0670],
  [0x06d6, 0x06dc],
  [0x06df, 0x06e4],
  [0x06e7, 0x06e8],
  [0x06ea, 0x06ed],
];

const classes = buildClasses();
/** Segmenting is slow, and typing changes one line at a time. */
const CACHED_LINES = 256;
const CACHED_LENGTH = 1024;
const cache = new Map<string, readonly number[]>();

/** Made at the first line that the table does not cover: reading its data takes longer than loading this module. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Offsets of the user-perceived characters of `line`, exactly as `Intl.Segmenter` has it.
 * French and Arabic are read from a table, some hundred times faster; anything else from the segmenter.
 */
export function graphemeStarts(line: string): readonly number[] {
  const starts: number[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const kind = classes[line.charCodeAt(index)] ?? COMPLEX;
    if (kind === COMPLEX) return segmentedStarts(line);
    if (kind === BASE || index === 0) starts.push(index);
  }
  return starts;
}

/** Number of user-perceived characters of `line` (docs/domain/ad-text-and-lines.md#characters). */
export function graphemeCount(line: string): number {
  let count = 0;
  for (let index = 0; index < line.length; index += 1) {
    const kind = classes[line.charCodeAt(index)] ?? COMPLEX;
    if (kind === COMPLEX) return segmentedStarts(line).length;
    if (kind === BASE || index === 0) count += 1;
  }
  return count;
}

function segmentedStarts(line: string): readonly number[] {
  const known = cache.get(line);
  if (known) return known;
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  const starts = Array.from(segmenter.segment(line), ({ index }) => index);
  if (line.length > CACHED_LENGTH) return starts;
  if (cache.size >= CACHED_LINES) cache.clear();
  cache.set(line, starts);
  return starts;
}

function buildClasses(): Uint8Array {
  const table = new Uint8Array(TABLE_END);
  for (const [from, to] of BASES) table.fill(BASE, from, to + 1);
  for (const [from, to] of EXTENDS) table.fill(EXTEND, from, to + 1);
  return table;
}

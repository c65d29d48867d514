import type { Folded } from "./fold.ts";

/** Direction of a printed line, and of a letter. */
export type Direction = "ltr" | "rtl";

/** Setting of a line. */
export interface LineSetting {
  readonly base: Direction;
  /** Direction of the last letter before the line in its paragraph; null: the line stands alone. */
  readonly before: Direction | null;
}

type Kind = "L" | "R" | "EN" | "AN" | "CS" | "ON";

const ARABIC = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const LETTER = /\p{L}/u;
const SEPARATORS = ",.:/";

/** The direction of a letter; null for a number or a sign. */
export function directionOfLetter(character: string): Direction | null {
  if (!LETTER.test(character)) return null;
  return ARABIC.test(character) ? "rtl" : "ltr";
}

/** True where a text has a letter that is written from right to left. */
export const hasArabic = (characters: Folded): boolean =>
  characters.some((character) => directionOfLetter(character) === "rtl");

function kindOf(character: string): Kind {
  if (/[0-9]/.test(character)) return "EN";
  if (SEPARATORS.includes(character)) return "CS";
  const direction = directionOfLetter(character);
  if (direction === null) return "ON";
  return direction === "rtl" ? "R" : "L";
}

/**
 * Characters of a line from left to right, as the bidirectional algorithm sets them (UAX #9, rules W2, W4, W7, N1, N2, I1, I2
 * and L2; spaces are left aside, so that two numbers beside each other count as parted by one where `gaps` says so).
 * @param gaps indexes of characters that a space precedes
 */
export function visualOrder(
  characters: Folded,
  setting: LineSetting,
  gaps: ReadonlySet<number>,
): string[] {
  const spaced: string[] = [];
  characters.forEach((character, index) => {
    if (gaps.has(index)) spaced.push(" ");
    spaced.push(character);
  });
  const levels = levelsOf(spaced.map(kindOf), setting);
  return reorder(spaced, levels).filter((character) => character !== " ");
}

function levelsOf(kinds: Kind[], setting: LineSetting): number[] {
  const own = setting.base === "rtl" ? 1 : 0;
  weaken(kinds, setting);
  return kinds.map((kind, index) => {
    if (kind === "L") return own === 1 ? 2 : 0;
    if (kind === "R") return 1;
    if (kind === "EN" || kind === "AN") return 2;
    // A sign between two of one direction takes it; numbers count as right to left.
    const before = directionBefore(kinds, index, own);
    return before === directionAfter(kinds, index, own) && before !== own ? own + 1 : own;
  });
}

/** W2, W4 and W7: numbers after Arabic, separators within numbers, numbers after Latin letters. */
function weaken(kinds: Kind[], { base, before }: LineSetting): void {
  let strong: "L" | "R" = (before ?? base) === "rtl" ? "R" : "L";
  let afterArabic = before === "rtl";
  kinds.forEach((kind, index) => {
    if (kind === "L" || kind === "R") {
      strong = kind;
      afterArabic = kind === "R";
    } else if (kind === "EN") {
      kinds[index] = afterArabic ? "AN" : strong === "L" ? "L" : "EN";
    }
  });
  kinds.forEach((kind, index) => {
    if (kind !== "CS") return;
    const earlier = kinds[index - 1];
    const isWithin = earlier === kinds[index + 1] && (earlier === "AN" || earlier === "EN");
    kinds[index] = isWithin ? earlier : "ON";
  });
}

/** 0 for left to right, 1 for right to left. */
const directionOf = (kind: Kind) => (kind === "L" ? 0 : 1);

function directionBefore(kinds: readonly Kind[], index: number, own: number): number {
  for (let at = index - 1; at >= 0; at -= 1) {
    const kind = kinds[at];
    if (kind !== undefined && kind !== "ON") return directionOf(kind);
  }
  return own;
}

function directionAfter(kinds: readonly Kind[], index: number, own: number): number {
  for (let at = index + 1; at < kinds.length; at += 1) {
    const kind = kinds[at];
    if (kind !== undefined && kind !== "ON") return directionOf(kind);
  }
  return own;
}

/** L2: runs of a level and above are turned, from the highest level down. */
function reorder(characters: readonly string[], levels: readonly number[]): string[] {
  const order = characters.map((_, index) => index);
  for (let level = 2; level >= 1; level -= 1) {
    let start = 0;
    while (start < order.length) {
      let end = start;
      while (end < order.length && (levels[order[end] ?? 0] ?? 0) >= level) end += 1;
      if (end > start + 1) turn(order, start, end);
      start = end + 1;
    }
  }
  return order.map((index) => characters[index] ?? "");
}

function turn(order: number[], start: number, end: number): void {
  const part = order.slice(start, end).reverse();
  order.splice(start, part.length, ...part);
}

import { type Folded, fold } from "./fold.ts";
import { type Direction, directionOfLetter, hasArabic, visualOrder } from "./visual-order.ts";
import type { BilledAd } from "./words.ts";

/** A billed text as it is looked for. */
export interface BilledText {
  readonly ad: BilledAd;
  readonly folded: Folded;
  /** Folded characters of the ad as one text. */
  readonly key: string;
  readonly isArabic: boolean;
  /** True before a character that a space or a line break precedes. */
  readonly spaced: readonly boolean[];
  /** Characters behind which a paragraph ends. */
  readonly paragraphs: ReadonlySet<number>;
  /** The direction of the last letter before a character in its paragraph; null: none. */
  readonly before: readonly (Direction | null)[];
  /** Sums of the weights of all characters before one. */
  readonly sums: Float64Array;
}

/** Characters of a billed text at most. */
const LONGEST = 60_000;

export function billedText(ad: BilledAd): BilledText {
  const folded: string[] = [];
  const spaced: boolean[] = [];
  const before: (Direction | null)[] = [];
  const paragraphs = new Set<number>();
  for (const paragraph of ad.text.slice(0, LONGEST).split(/\r?\n/)) {
    let last: Direction | null = null;
    for (const word of paragraph.split(/\s+/u)) {
      fold(word).forEach((character, index) => {
        folded.push(character);
        spaced.push(index === 0);
        before.push(last);
        last = directionOfLetter(character) ?? last;
      });
    }
    paragraphs.add(folded.length);
  }
  const sums = new Float64Array(folded.length + 1);
  folded.forEach((character, index) => {
    sums[index + 1] = (sums[index] ?? 0) + weightOf(character);
  });
  const [key, isArabic] = [folded.join(""), hasArabic(folded)];
  return { ad, folded, key, isArabic, spaced, paragraphs, before, sums };
}

/** Weight of a character: sums of them distinguish sets of characters, in whatever order they stand. */
export function weightOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return (Math.imul(code + 11, 0x9e3779b1) >>> 4) + 1;
}

/** True where the characters `from` to `to` of a billed text, set as a line, look like these from left to right. */
export function looksLike(billed: BilledText, from: number, to: number, visual: Folded): boolean {
  const slice = billed.folded.slice(from, to);
  if (isSame(slice, visual)) return true;
  if (!billed.isArabic) return false;
  const gaps = new Set(
    slice.flatMap((_, index) => (index > 0 && billed.spaced[from + index] ? [index] : [])),
  );
  const contexts = new Set([null, billed.before[from] ?? null]);
  // A space that does not break keeps numbers together, another one parts them.
  return [gaps, new Set<number>()].some((parted) =>
    (["rtl", "ltr"] as const).some((base) =>
      [...contexts].some((before) => isSame(visualOrder(slice, { base, before }, parted), visual)),
    ),
  );
}

function isSame(a: Folded, b: Folded): boolean {
  return a.length === b.length && a.every((character, index) => character === b[index]);
}

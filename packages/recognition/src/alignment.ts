import type { BilledText } from "./billed.ts";
import { withoutHyphen } from "./chains.ts";
import { type Folded, foldVisual } from "./fold.ts";
import type { Fragment } from "./fragments.ts";
import { hasArabic } from "./visual-order.ts";

/** A line that resembles a stretch of a billed text. */
export interface Stretch {
  readonly fragment: Fragment;
  /** First character of the billed text that it stands for, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Pieces that it shares with the stretch. */
  readonly shared: ReadonlySet<string>;
}

/** Characters of a piece by which texts are compared. */
export const PIECE = 5;
/** Fragments that hold a piece at most; a piece that is everywhere leads nowhere. */
const MOST_HOLDERS = 60;
/** Share of a fragment's pieces that lead to it, and that are those of one stretch. */
const [LED_TO, AKIN] = [0.2, 0.4];
/** Share of a billed text's pieces from which a fragment holds it, whatever else it holds. */
const WITHIN = 0.6;
/** Places of a piece in a billed text at most. */
const MOST_PLACES = 8;
/** Characters by which words that were put in or left out move the rest of a line. */
const DRIFT = 12;

/** Pieces of characters in the order in which they are read, nearly so where scripts are mixed. */
const piecesOf = (characters: Folded): string[] =>
  characters.slice(PIECE - 1).map((_, at) => characters.slice(at, at + PIECE).join(""));

/** Latin words that follow each other, and numbers with their separators. */
const LEFT_TO_RIGHT =
  /\p{Script=Latin}[\p{Script=Latin}\d.,:/-]*(?: \p{Script=Latin}[\p{Script=Latin}\d.,:/-]*)*|\d(?:[\d.,:/-]*\d)?/gu;

const turned = (text: string): string => [...text].toReversed().join("");

/** Characters of a fragment in the order in which they are read, nearly so where scripts are mixed. */
export function reading({ visual, words }: Fragment): Folded {
  if (!hasArabic(visual)) return visual;
  const line = words
    .flatMap(({ text }) => text.split(/\s+/u))
    .map((word) => foldVisual(word).join(""));
  return [...turned(line.join(" ")).replaceAll(LEFT_TO_RIGHT, turned).replaceAll(" ", "")];
}

/** Share of a billed text's pieces that some lines hold, in order of reading; hyphens at their ends are make-up's own. */
export function likenessOf(lines: readonly Fragment[], places: BilledPieces): number {
  const characters = lines.flatMap((line) => withoutHyphen(line) ?? reading(line));
  const held = new Set(piecesOf(characters)).intersection(places);
  return held.size / places.size;
}

/** Fragments by the pieces that they hold. */
export type PieceIndex = ReadonlyMap<string, readonly Fragment[]>;

export function indexPieces(fragments: readonly Fragment[]): PieceIndex {
  const holders = new Map<string, Fragment[]>();
  for (const fragment of fragments) {
    for (const piece of new Set(piecesOf(reading(fragment)))) {
      const held = holders.get(piece);
      if (held === undefined) holders.set(piece, [fragment]);
      else if (held.length <= MOST_HOLDERS) held.push(fragment);
    }
  }
  return holders;
}

/** Pieces of a billed text with the places where they stand in it. */
export type BilledPieces = ReadonlyMap<string, readonly number[]>;

export function placesOfPieces({ folded }: BilledText): BilledPieces {
  const places = new Map<string, number[]>();
  piecesOf(folded).forEach((piece, at) => {
    const known = places.get(piece);
    if (known === undefined) places.set(piece, [at]);
    else if (known.length < MOST_PLACES) known.push(at);
  });
  return places;
}

/** Lines of an issue that resemble a stretch of a billed text, in the order of the text. */
export function stretchesOf(
  index: PieceIndex,
  billed: BilledText,
  places: BilledPieces,
): Stretch[] {
  const held = [...places.keys()].map((piece) => index.get(piece) ?? []);
  const rare = held.filter((holders) => holders.length <= MOST_HOLDERS);
  const counts = new Map<Fragment, number>();
  // A text of which nothing is rare is shown at one of the first places, rather than missing.
  for (const fragment of (rare.some((holders) => holders.length > 0) ? rare : held).flat())
    counts.set(fragment, (counts.get(fragment) ?? 0) + 1);
  return [...counts]
    .filter(([{ visual }, count]) => count >= LED_TO * (visual.length - PIECE + 1))
    .flatMap(([fragment]) => stretchOf(fragment, billed, places) ?? [])
    .toSorted((a, b) => a.from - b.from || a.fragment.index - b.fragment.index);
}

/** The stretch that a fragment resembles most; null: none. */
function stretchOf(
  fragment: Fragment,
  { folded }: BilledText,
  places: BilledPieces,
): Stretch | null {
  const pieces = piecesOf(reading(fragment));
  const pairs = pieces
    .flatMap((piece, at) => (places.get(piece) ?? []).map((place) => ({ piece, at, place })))
    .toSorted((a, b) => a.place - a.at - (b.place - b.at));
  let [first, last, begin] = [0, -1, 0];
  pairs.forEach(({ place, at }, end) => {
    for (let from = pairs[begin]; from !== undefined; from = pairs[begin]) {
      if (place - at - (from.place - from.at) <= DRIFT) break;
      begin += 1;
    }
    if (end - begin > last - first) [first, last] = [begin, end];
  });
  const own = pairs.slice(first, last + 1);
  const shared = new Set(own.map(({ piece }) => piece));
  if (shared.size < AKIN * pieces.length && shared.size < WITHIN * places.size) return null;
  // What stands before and behind its pieces on the line stands for as much of the text.
  const [start, end] = endsOf(own);
  const to = Math.min(folded.length, end + pieces.length + PIECE - 1);
  return { fragment, from: Math.max(0, start), to, shared };
}

/** Pieces at each end of a line that show where it begins and ends in a text; one alone may stand there twice. */
const AT_END = 5;

/** Characters of a text by which a line's begin later, where it begins and where it ends. */
function endsOf(pairs: readonly { readonly at: number; readonly place: number }[]) {
  const along = pairs.toSorted((a, b) => a.at - b.at).map(({ at, place }) => place - at);
  return [along.slice(0, AT_END), along.slice(-AT_END)].map(medianOf) as [number, number];
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

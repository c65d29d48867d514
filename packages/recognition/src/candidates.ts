import type { BilledText } from "./billed.ts";
import { nearestOf } from "./chains.ts";
import type { Folded } from "./fold.ts";
import type { Fragment } from "./fragments.ts";
import { hasArabic } from "./visual-order.ts";

/** Place of an issue that resembles a billed text. */
export interface Candidate {
  readonly fragments: readonly Fragment[];
  /** Share of the billed text that stands there, 0 to 1. */
  readonly likeness: number;
}

/** Characters of a piece by which texts are compared. */
const PIECE = 5;
/** Fragments that hold a piece at most; a piece that is everywhere says nothing. */
const MOST_HOLDERS = 60;
/** Share of a fragment's pieces that are the ad's. */
const AKIN = 0.4;
/** Share of the billed text from which a place is shown to a person. */
const LEAST_LIKENESS = 0.3;

/** Pieces of characters in the order in which they are read, nearly so where scripts are mixed. */
function piecesOf(characters: Folded): string[] {
  return characters.slice(PIECE - 1).map((_, at) => characters.slice(at, at + PIECE).join(""));
}

/** Numbers with their separators, and Latin words. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\d](?:[\p{Script=Latin}\d.,:/-]*[\p{Script=Latin}\d])?/gu;

const turned = (text: string): string => [...text].toReversed().join("");

function reading({ visual }: Fragment): Folded {
  if (!hasArabic(visual)) return visual;
  return [...turned(visual.join("")).replaceAll(LEFT_TO_RIGHT, turned)];
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

/** The place that resembles a billed text most; null: none does. */
export function candidateOf(
  fragments: readonly Fragment[],
  index: PieceIndex,
  billed: BilledText,
): Candidate | null {
  const own = new Set(piecesOf(billed.folded));
  if (own.size === 0) return null;
  const shared = sharedPieces(index, own);
  const akin = new Set(
    [...shared].flatMap(([fragment, held]) => {
      const pieces = Math.max(1, fragment.visual.length - PIECE + 1);
      const isWithin = held.size >= 0.6 * own.size;
      return held.size >= AKIN * pieces || isWithin ? [fragment] : [];
    }),
  );
  let best: Candidate | null = null;
  const seen = new Set<Fragment>();
  for (const start of [...akin].toSorted((a, b) => a.index - b.index)) {
    if (seen.has(start)) continue;
    const group = groupOf(fragments, start, akin);
    for (const fragment of group) seen.add(fragment);
    const found = new Set(group.flatMap((fragment) => [...(shared.get(fragment) ?? [])]));
    // Pieces across the ends of lines are in no line.
    const across = Math.max(0, group.length - 1) * (PIECE - 1);
    const likeness = Math.min(1, (found.size + across) / own.size);
    if (likeness >= LEAST_LIKENESS && likeness > (best?.likeness ?? 0)) {
      best = { fragments: group, likeness };
    }
  }
  return best;
}

/** The pieces of a text that each fragment holds. */
function sharedPieces(index: PieceIndex, own: ReadonlySet<string>): Map<Fragment, Set<string>> {
  const shared = new Map<Fragment, Set<string>>();
  for (const piece of own) {
    const holders = index.get(piece) ?? [];
    for (const fragment of holders.length > MOST_HOLDERS ? [] : holders) {
      const held = shared.get(fragment);
      if (held === undefined) shared.set(fragment, new Set([piece]));
      else held.add(piece);
    }
  }
  return shared;
}

/** Fragments around one that are akin, from line to line; a line between two that is not akin may be the altered one. */
function groupOf(
  fragments: readonly Fragment[],
  start: Fragment,
  akin: ReadonlySet<Fragment>,
): Fragment[] {
  const group = new Set([start]);
  const open = [start];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    const line = [...from.left, ...from.right].flatMap((index) => fragments[index] ?? []);
    const below = nearestOf(fragments, from, "below");
    const above = nearestOf(fragments, from, "above");
    for (const next of [...line, ...below, ...above]) {
      if (akin.has(next) && !group.has(next)) {
        group.add(next);
        open.push(next);
      }
    }
    for (const between of below.filter((one) => !akin.has(one) && !group.has(one))) {
      const beyond = nearestOf(fragments, between, "below").filter((one) => akin.has(one));
      for (const next of beyond.filter((one) => !group.has(one))) {
        group.add(between).add(next);
        open.push(next);
      }
    }
  }
  return [...group].toSorted((a, b) => a.page - b.page || a.baseline - b.baseline || a.x - b.x);
}

import { type Folded, foldVisual } from "./fold.ts";
import type { Box, Word } from "./words.ts";

/** Words of a line that stand together: a line of a column, or a part of one. */
export interface Fragment extends Box {
  readonly index: number;
  readonly page: number;
  readonly baseline: number;
  readonly size: number;
  /** Folded characters from left to right. */
  readonly visual: Folded;
  readonly words: readonly Word[];
  /** Fragments of the nearest lines above and below that share its column, and those beside it on its line. */
  readonly above: number[];
  readonly below: number[];
  readonly left: number[];
  readonly right: number[];
}

/** Ems between two words of a fragment at most: a wider gap may be that between columns. */
const WIDEST_GAP = 1.5;
/** Ems by which baselines of a line may differ. */
const SAME_LINE = 0.35;
/** Characters of a fragment at most. */
const LONGEST = 400;

type Open = { words: Word[]; length: number };

/** Words as lines, with their neighbours. Linear in the words of each page but for sorting. */
export function fragmentsOf(words: readonly Word[]): Fragment[] {
  const opened: Open[] = [];
  for (const word of words) {
    const last = opened.at(-1);
    if (last !== undefined && goesOn(last, word)) {
      last.words.push(word);
      last.length += word.text.length;
    } else opened.push({ words: [word], length: word.text.length });
  }
  const fragments = opened
    .map(({ words: own }, index) => fragmentOf(own, index))
    .filter(({ visual }) => visual.length > 0)
    .map((fragment, index) => ({ ...fragment, index }));
  for (const page of Map.groupBy(fragments, (fragment) => fragment.page).values()) {
    linkPage(fragments, page);
  }
  return fragments;
}

function goesOn({ words, length }: Open, word: Word): boolean {
  const last = words.at(-1);
  if (last === undefined || last.page !== word.page || length > LONGEST) return false;
  const em = Math.max(last.size, word.size);
  if (Math.abs(last.baseline - word.baseline) > SAME_LINE * em) return false;
  const gap = Math.max(word.x - (last.x + last.width), last.x - (word.x + word.width));
  return gap <= WIDEST_GAP * em && gap > -em;
}

function fragmentOf(words: readonly Word[], index: number): Fragment {
  const ordered = words.toSorted((a, b) => a.x - b.x);
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b);
  return {
    index,
    page: words[0]?.page ?? 0,
    x,
    y,
    width: right - x,
    height: bottom - y,
    baseline: Math.max(...words.map((word) => word.baseline)),
    size: sizes[Math.floor(sizes.length / 2)] ?? 0,
    visual: ordered.flatMap(({ text }) => foldVisual(text)),
    words: ordered,
    above: [],
    below: [],
    left: [],
    right: [],
  };
}

/** Width of the strips in which neighbours are looked for, in points. */
const STRIP = 12;

/** Finds neighbours in strips of a page from top to bottom: each fragment meets those that were last in its strips. */
function linkPage(fragments: readonly Fragment[], page: readonly Fragment[]): void {
  const ordered = page.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);
  const lowest = new Map<number, Fragment>();
  for (const fragment of ordered) {
    const above = new Set<Fragment>();
    const first = Math.floor(fragment.x / STRIP);
    const last = Math.min(Math.floor((fragment.x + fragment.width) / STRIP), first + 400);
    for (let strip = first; strip <= last; strip += 1) {
      const other = lowest.get(strip);
      if (other !== undefined && sharesColumn(other, fragment)) above.add(other);
      lowest.set(strip, fragment);
    }
    for (const other of above) {
      if (isSameLine(other, fragment)) continue;
      fragment.above.push(other.index);
      other.below.push(fragment.index);
    }
  }
  for (const fragment of ordered) {
    keepNearest(fragments, fragment, fragment.above);
    keepNearest(fragments, fragment, fragment.below);
  }
  linkLines(ordered);
}

/** Leaves out the neighbours of a fragment that stand beyond the nearest line. */
function keepNearest(
  fragments: readonly Fragment[],
  fragment: Fragment,
  neighbours: number[],
): void {
  const distance = (index: number) =>
    Math.abs((fragments[index]?.baseline ?? 0) - fragment.baseline);
  const least = Math.min(...neighbours.map(distance));
  const nearest = neighbours.filter(
    (index) => distance(index) <= least + SAME_LINE * fragment.size,
  );
  neighbours.splice(0, neighbours.length, ...nearest);
}

function linkLines(ordered: readonly Fragment[]): void {
  for (const line of linesOf(ordered)) {
    const across = line.toSorted((a, b) => a.x - b.x);
    across.forEach((fragment, at) => {
      const next = across[at + 1];
      if (next === undefined) return;
      fragment.right.push(next.index);
      next.left.push(fragment.index);
    });
  }
}

function linesOf(ordered: readonly Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of ordered) {
    const last = lines.at(-1);
    if (last?.[0] !== undefined && isSameLine(last[0], fragment)) last.push(fragment);
    else lines.push([fragment]);
  }
  return lines;
}

export const isSameLine = (a: Fragment, b: Fragment) =>
  Math.abs(a.baseline - b.baseline) <= SAME_LINE * Math.max(a.size, b.size);

/** Share by which sizes of type differ that are not the same. */
export const OTHER_SIZE = 0.12;

export const differs = (a: Fragment, b: Fragment) =>
  Math.abs(a.size - b.size) > OTHER_SIZE * Math.max(a.size, b.size);

/** True for two that overlap by a half of the narrower one's width. */
function sharesColumn(a: Fragment, b: Fragment): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared >= 0.5 * Math.min(a.width, b.width);
}

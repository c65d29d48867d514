import { type BilledText, looksLike, weightOf } from "./billed.ts";
import {
  columnJump,
  isEdge,
  isNextLine,
  isOneLine,
  type Layout,
  nearestOf,
} from "./continuations.ts";
import type { Folded } from "./fold.ts";
import { type Fragment, isSameLine } from "./fragments.ts";

/** The whole of a billed text, fragment after fragment. */
export interface Chain {
  readonly billed: BilledText;
  readonly fragments: readonly Fragment[];
  /** Offset in the text after the last character of each fragment. */
  readonly ends: ReadonlyMap<Fragment, number>;
  /** Continuations in another column or on another page, the farther the more. */
  readonly jumps: number;
}

/** Finds the fragments that may hold a text from a character on. */
export interface LineIndex {
  readonly layout: Layout;
  readonly lengths: readonly number[];
  readonly lines: ByWeight;
  /** Those with which a column may begin. */
  readonly heads: ByWeight;
}

/** Fragments by the number of their characters and the sum of their weights. */
type ByWeight = ReadonlyMap<string, readonly Fragment[]>;

/** A hyphen that make-up puts at the end of a line. */
const HYPHEN = "-";

/** Lines at which a text may begin, and heads of columns at which it may go on: many ads of a day may have the same title. */
const [MOST_STARTS, MOST_HEADS] = [1000, 64];
/** Lines that are followed for a text, all its chains together. */
const MOST_STEPS = 8000;
/** Whole chains of an ad. */
const MOST_CHAINS = 16;

/** The characters of a fragment without a hyphen at its end in reading from left to right; null: it has none. */
export const withoutHyphen = ({ visual }: Fragment) =>
  visual.length > 1 && visual.at(-1) === HYPHEN ? visual.slice(0, -1) : null;

export function indexLines(layout: Layout): LineIndex {
  const [lines, heads] = [new Map<string, Fragment[]>(), new Map<string, Fragment[]>()];
  const lengths = new Set<number>();
  const add = (characters: Folded, fragment: Fragment) => {
    const weight = characters.reduce((sum, character) => sum + weightOf(character), 0);
    const key = `${characters.length} ${weight}`;
    lengths.add(characters.length);
    for (const index of isEdge(layout.fragments, fragment, "above") ? [lines, heads] : [lines])
      index
        .set(key, index.get(key) ?? [])
        .get(key)
        ?.push(fragment);
  };
  for (const fragment of layout.fragments) {
    add(fragment.visual, fragment);
    const bare = withoutHyphen(fragment);
    if (bare !== null) add(bare, fragment);
  }
  return { layout, lengths: [...lengths].toSorted((a, b) => b - a), lines, heads };
}

interface Step {
  readonly fragment: Fragment;
  readonly end: number;
}

/** Fragments that hold a billed text from a character on, each with the character after it. */
function stepsAt(
  { lengths }: LineIndex,
  billed: BilledText,
  { from, among, most }: { from: number; among: ByWeight; most: number },
): Step[] {
  const { folded, sums } = billed;
  return lengths.flatMap((length) => {
    const end = from + length;
    if (end > folded.length) return [];
    const weight = (sums[end] ?? 0) - (sums[from] ?? 0);
    const held = among.get(`${length} ${weight}`) ?? [];
    return held
      .slice(0, most)
      .filter((fragment) => fits(billed, from, end, fragment))
      .map((fragment) => ({ fragment, end }));
  });
}

function fits(billed: BilledText, from: number, end: number, fragment: Fragment): boolean {
  if (fragment.visual.length === end - from) return looksLike(billed, from, end, fragment.visual);
  // Make-up parts a word between two letters, in the scripts that are parted.
  const bare = withoutHyphen(fragment);
  const isParted = [billed.folded[end - 1], billed.folded[end]].every((one) =>
    /\p{L}/u.test(one ?? ""),
  );
  return bare !== null && isParted && looksLike(billed, from, end, bare);
}

/** A billed text as far as it has come. */
interface Open extends Step {
  readonly before: Open | null;
  readonly jumps: number;
}

/** Every way in which an issue holds the whole of a billed text. */
export function chainsOf(index: LineIndex, billed: BilledText): Chain[] {
  const { layout, lines, heads } = index;
  const { fragments } = layout;
  const whole: Chain[] = [];
  const headsFrom = new Map<number, Step[]>();
  const open = stepsAt(index, billed, { from: 0, among: lines, most: MOST_STARTS })
    .map((step): Open => ({ ...step, before: null, jumps: 0 }))
    .toReversed();
  for (let steps = 0; steps < MOST_STEPS && whole.length < MOST_CHAINS; steps += 1) {
    const one = open.pop();
    if (one === undefined) break;
    if (one.end < billed.folded.length) open.push(...goOn(one));
    else whole.push(wholeChain(billed, one));
  }
  return whole;

  function goOn(one: Open): Open[] {
    const near = stepsNear(fragments, billed, one).filter(({ fragment }) => isNew(one, fragment));
    if (near.length > 0) return near.map((step) => ({ ...step, before: one, jumps: one.jumps }));
    if (!isEdge(fragments, one.fragment, "below")) return [];
    const far = headsAt(one.end).flatMap((step) => {
      const jump = columnJump(layout, one.fragment, step.fragment, billed.isArabic);
      return jump === null || !isNew(one, step.fragment) ? [] : [{ step, jump }];
    });
    const nearest = Math.min(...far.map(({ jump }) => jump));
    return far
      .filter(({ jump }) => jump === nearest)
      .map(({ step, jump }) => ({ ...step, before: one, jumps: one.jumps + jump }));
  }

  /** Lines at the heads of columns that hold the text from a character on. */
  function headsAt(from: number): Step[] {
    const known = headsFrom.get(from);
    if (known !== undefined) return known;
    const steps = stepsAt(index, billed, { from, among: heads, most: MOST_HEADS });
    headsFrom.set(from, steps);
    return steps;
  }
}

/** Steps of a text on the line that it has come to, or on the next one. */
function stepsNear(fragments: readonly Fragment[], billed: BilledText, one: Open): Step[] {
  const { fragment: last, end: from } = one;
  const sides = (billed.isArabic ? [...last.left, ...last.right] : last.right).flatMap(
    (index) => fragments[index] ?? [],
  );
  const beside = sides.filter((other) => isOneLine(fragments, last, other));
  const below = rowOf(one).flatMap((other) =>
    nearestOf(fragments, other, "below").filter((next) => isNextLine(fragments, other, next)),
  );
  return [...new Set([...beside, ...below])].flatMap((fragment) => {
    const { length } = fragment.visual;
    return [length, length - HYPHEN.length]
      .map((own) => ({ fragment, end: from + own }))
      .filter(({ end }) => end <= billed.folded.length && fits(billed, from, end, fragment));
  });
}

function isNew(one: Open, fragment: Fragment): boolean {
  for (let at: Open | null = one; at !== null; at = at.before)
    if (at.fragment === fragment) return false;
  return true;
}

function wholeChain(billed: BilledText, last: Open): Chain {
  const steps: Open[] = [];
  for (let at: Open | null = last; at !== null; at = at.before) steps.push(at);
  steps.reverse();
  return {
    billed,
    fragments: steps.map(({ fragment }) => fragment),
    ends: new Map(steps.map(({ fragment, end }) => [fragment, end])),
    jumps: last.jumps,
  };
}

/** The fragments of a text's last line, as far as it has come. */
function rowOf(one: Open): Fragment[] {
  const row: Fragment[] = [];
  for (let at: Open | null = one; at !== null; at = at.before) {
    if (at.fragment.page !== one.fragment.page || !isSameLine(at.fragment, one.fragment)) break;
    row.push(at.fragment);
  }
  return row;
}

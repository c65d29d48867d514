import { type BilledText, looksLike, weightOf } from "./billed.ts";
import { type Fragment, isSameLine } from "./fragments.ts";

/** The whole of a billed text, fragment after fragment. */
export interface Chain {
  readonly billed: BilledText;
  readonly fragments: readonly Fragment[];
  /** Continuations in another column or on another page, the farther the more. */
  readonly jumps: number;
}

/** Finds the fragments that may hold a text from a character on. */
export interface LineIndex {
  readonly fragments: readonly Fragment[];
  readonly lengths: readonly number[];
  readonly byWeight: ReadonlyMap<string, readonly Fragment[]>;
}

/** A hyphen that make-up puts at the end of a line. */
const HYPHEN = "-";

/** Line heights between two lines of an ad at most; a modular ad parts its title. */
const WIDEST_LEADING = 4;
/** Partial chains of an ad that are followed at once. */
const MOST_OPEN = 64;
/** Whole chains of an ad. */
const MOST_CHAINS = 16;

/** The characters of a fragment without a hyphen at its end in reading from left to right; null: it has none. */
export const withoutHyphen = ({ visual }: Fragment) =>
  visual.length > 1 && visual.at(-1) === HYPHEN ? visual.slice(0, -1) : null;

export function indexLines(fragments: readonly Fragment[]): LineIndex {
  const byWeight = new Map<string, Fragment[]>();
  const lengths = new Set<number>();
  const add = (characters: readonly string[], fragment: Fragment) => {
    const weight = characters.reduce((sum, character) => sum + weightOf(character), 0);
    const key = `${characters.length} ${weight}`;
    lengths.add(characters.length);
    const held = byWeight.get(key);
    if (held === undefined) byWeight.set(key, [fragment]);
    else held.push(fragment);
  };
  for (const fragment of fragments) {
    add(fragment.visual, fragment);
    const bare = withoutHyphen(fragment);
    if (bare !== null) add(bare, fragment);
  }
  return { fragments, lengths: [...lengths].toSorted((a, b) => b - a), byWeight };
}

interface Step {
  readonly fragment: Fragment;
  readonly end: number;
}

/** Fragments that hold a billed text from a character on, each with the character after it. */
function stepsAt({ lengths, byWeight }: LineIndex, billed: BilledText, from: number): Step[] {
  const { folded, sums } = billed;
  return lengths.flatMap((length) => {
    const end = from + length;
    if (end > folded.length) return [];
    const weight = (sums[end] ?? 0) - (sums[from] ?? 0);
    const held = byWeight.get(`${length} ${weight}`) ?? [];
    return held
      .slice(0, MOST_OPEN)
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

interface Open {
  readonly fragments: readonly Fragment[];
  readonly end: number;
  readonly jumps: number;
}

/** Every way in which an issue holds the whole of a billed text. */
export function chainsOf(index: LineIndex, billed: BilledText): Chain[] {
  const whole: Chain[] = [];
  const { length } = billed.folded;
  let open: Open[] = stepsAt(index, billed, 0)
    .slice(0, MOST_OPEN)
    .map(({ fragment, end }) => ({ fragments: [fragment], end, jumps: 0 }));
  while (open.length > 0 && whole.length < MOST_CHAINS) {
    const next: Open[] = [];
    for (const { fragments, end, jumps } of open) {
      if (end === length) {
        whole.push({ billed, fragments, jumps });
        continue;
      }
      const steps = stepsAt(index, billed, end)
        .flatMap((step) => {
          const jump = jumpTo(index, fragments, step.fragment, billed.isArabic);
          return jump === null ? [] : [{ ...step, jump }];
        })
        .toSorted((a, b) => a.jump - b.jump);
      const nearest = steps[0]?.jump;
      for (const step of steps.filter(({ jump }) => jump === nearest)) {
        next.push({
          fragments: [...fragments, step.fragment],
          end: step.end,
          jumps: jumps + step.jump,
        });
      }
    }
    open = next.slice(0, MOST_OPEN);
  }
  return whole;
}

/** Distance of a text's jump to a fragment: 0 on the line or below; null: it cannot go on there. */
function jumpTo(
  { fragments }: LineIndex,
  soFar: readonly Fragment[],
  next: Fragment,
  isArabic: boolean,
): number | null {
  const last = soFar.at(-1);
  if (last === undefined || soFar.includes(next)) return null;
  const sides = isArabic ? [...last.left, ...last.right] : last.right;
  if (sides.includes(next.index) && isOneLine(fragments, last, next)) return 0;
  if (rowOf(soFar).some((one) => isNextLine(fragments, one, next))) return 0;
  // Another column or page: only from the foot of a column to the head of one.
  if (!isEdge(fragments, last, "below") || !isEdge(fragments, next, "above")) return null;
  if (next.page !== last.page) return next.page === last.page + 1 ? 1000 : 2000;
  const isBelow = isSameColumn(last, next) && next.baseline > last.baseline;
  if (isBelow) return 1;
  const distance = isArabic ? last.x - next.x : next.x - last.x;
  return distance > 0 ? Math.min(999, Math.ceil(distance)) : null;
}

/** True for two of one column, between which a modular ad or a filler may stand. */
const isSameColumn = (a: Fragment, b: Fragment) => gapBetween(a, b) < 0;

const gapBetween = (a: Fragment, b: Fragment) =>
  Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));

/** Ems of a gap within a line at most, but for one that a line above or below spans. */
const WIDEST_SPACE = 6;

/** True for two beside each other that belong to one line of a column. */
function isOneLine(fragments: readonly Fragment[], a: Fragment, b: Fragment): boolean {
  if (gapBetween(a, b) < WIDEST_SPACE * a.size) return true;
  const near = [...nearestOf(fragments, a, "above"), ...nearestOf(fragments, a, "below")];
  return near.some((other) => isSameColumn(other, a) && isSameColumn(other, b));
}

/** The fragments of a text's last line, as far as it has come. */
function rowOf(soFar: readonly Fragment[]): readonly Fragment[] {
  const last = soFar.at(-1);
  const before = soFar.findLastIndex(
    (one) => last !== undefined && (one.page !== last.page || !isSameLine(one, last)),
  );
  return soFar.slice(before + 1);
}

/** True for a fragment of the next line below. */
const isNextLine = (fragments: readonly Fragment[], one: Fragment, next: Fragment): boolean =>
  nearestOf(fragments, one, "below").includes(next) &&
  next.baseline - one.baseline <= WIDEST_LEADING * pitchOf(one, next);

/** Neighbours above or below that stand on the nearest line. */
export function nearestOf(
  fragments: readonly Fragment[],
  fragment: Fragment,
  side: "above" | "below",
): Fragment[] {
  const others = fragment[side].flatMap((index) => fragments[index] ?? []);
  const distance = (other: Fragment) => Math.abs(other.baseline - fragment.baseline);
  const least = Math.min(...others.map(distance));
  return others.filter((other) => distance(other) <= least + 0.35 * fragment.size);
}

const pitchOf = (a: Fragment, b: Fragment) => 1.4 * Math.max(a.size, b.size);

/** True where nothing stands near a fragment on this side: a column begins or ends, or a gap is wider than leading. */
export function isEdge(
  fragments: readonly Fragment[],
  fragment: Fragment,
  side: "above" | "below",
): boolean {
  return nearestOf(fragments, fragment, side).every(
    (other) => Math.abs(other.baseline - fragment.baseline) > 1.3 * pitchOf(fragment, other),
  );
}

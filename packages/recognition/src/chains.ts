import { type BilledText, looksLike, weightOf } from "./billed.ts";
import { columnJump, isNextLine, isOneLine, type Layout } from "./continuations.ts";
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
  readonly layout: Layout;
  readonly lengths: readonly number[];
  readonly byWeight: ReadonlyMap<string, readonly Fragment[]>;
}

/** A hyphen that make-up puts at the end of a line. */
const HYPHEN = "-";

/** Partial chains of an ad that are followed at once. */
const MOST_OPEN = 64;
/** Whole chains of an ad. */
const MOST_CHAINS = 16;

/** The characters of a fragment without a hyphen at its end in reading from left to right; null: it has none. */
export const withoutHyphen = ({ visual }: Fragment) =>
  visual.length > 1 && visual.at(-1) === HYPHEN ? visual.slice(0, -1) : null;

export function indexLines(layout: Layout): LineIndex {
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
  for (const fragment of layout.fragments) {
    add(fragment.visual, fragment);
    const bare = withoutHyphen(fragment);
    if (bare !== null) add(bare, fragment);
  }
  return { layout, lengths: [...lengths].toSorted((a, b) => b - a), byWeight };
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
  { layout }: LineIndex,
  soFar: readonly Fragment[],
  next: Fragment,
  isArabic: boolean,
): number | null {
  const last = soFar.at(-1);
  if (last === undefined || soFar.includes(next)) return null;
  const { fragments } = layout;
  const sides = isArabic ? [...last.left, ...last.right] : last.right;
  if (sides.includes(next.index) && isOneLine(fragments, last, next)) return 0;
  if (rowOf(soFar).some((one) => isNextLine(fragments, one, next))) return 0;
  return columnJump(layout, last, next, isArabic);
}

/** The fragments of a text's last line, as far as it has come. */
function rowOf(soFar: readonly Fragment[]): readonly Fragment[] {
  const last = soFar.at(-1);
  const before = soFar.findLastIndex(
    (one) => last !== undefined && (one.page !== last.page || !isSameLine(one, last)),
  );
  return soFar.slice(before + 1);
}

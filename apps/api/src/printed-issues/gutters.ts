/** Character in its place on a page. */
interface Placed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** True for a gap of a line, between two of its characters, that is one between columns. */
export type IsGutter = (left: Placed, right: Placed) => boolean;

/** Ems by which baselines of a line differ, of lines above and below that show a gap, and beside it. */
const [SAME_LINE, NEAR_LINES, BESIDE] = [0.3, 6, 2];
/** Share of those lines that may have a sign within it. */
const CROSSING = 0.25;

/** Ink of a line, to be asked about many gaps. */
interface Ink {
  readonly baseline: number;
  readonly left: number;
  /** Right side of its last character. */
  readonly right: number;
  readonly lefts: readonly number[];
  /** Right edge of each character and those before it. */
  readonly reach: readonly number[];
}

/**
 * Gaps between two columns, whose lines a turned page's text may join: a space at the end of one would be a wide one within a line.
 * The lines above and below have nothing there either, while a line that is spread in its column stands between lines that are not.
 * The lines are sorted once, so that a gap costs as much as there are lines near it.
 */
export function guttersOf(lines: readonly (readonly Placed[])[]): IsGutter {
  const inked = lines.flatMap(inkOf).toSorted((a, b) => a.baseline - b.baseline);
  return (left, right) => {
    const { baseline, size } = left;
    const middle = (left.right + right.left) / 2;
    const isNear = (line: Ink) =>
      Math.abs(line.baseline - baseline) > SAME_LINE * size &&
      line.left < right.left + BESIDE * size &&
      line.right > left.right - BESIDE * size;
    const begin = firstFrom(inked, (line) => line.baseline > baseline - NEAR_LINES * size);
    const end = firstFrom(inked, (line) => line.baseline >= baseline + NEAR_LINES * size);
    let [near, crossing] = [0, 0];
    for (let at = begin; at < end; at += 1) {
      const line = inked[at];
      if (line === undefined || !isNear(line)) continue;
      near += 1;
      if (crosses(line, middle)) crossing += 1;
    }
    return near > 0 && crossing <= CROSSING * near;
  };
}

function inkOf(line: readonly Placed[]): Ink[] {
  const inked = line.filter(({ text }) => text.trim() !== "");
  const [first, last] = [inked[0], inked.at(-1)];
  if (first === undefined || last === undefined) return [];
  let far = -Infinity;
  const reach = inked.map(({ right }) => {
    far = Math.max(far, right);
    return far;
  });
  const { baseline, left } = first;
  return [{ baseline, left, right: last.right, lefts: inked.map((one) => one.left), reach }];
}

/** True where a character of a line stands on both sides of a place. */
function crosses({ lefts, reach }: Ink, place: number): boolean {
  const before = firstFrom(lefts, (left) => left >= place) - 1;
  return (reach[before] ?? -Infinity) > place;
}

/** Index of the first of ordered things from which on a condition holds; their number where it holds for none. */
function firstFrom<T>(ordered: readonly T[], holds: (one: T) => boolean): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const one = ordered[middle];
    if (one !== undefined && holds(one)) to = middle;
    else from = middle + 1;
  }
  return from;
}

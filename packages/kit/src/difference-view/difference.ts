/** Part of two texts: in both of them, in the earlier one alone, or in the later one alone. */
export interface DifferencePart {
  kind: "same" | "removed" | "added";
  text: string;
}

export interface DifferenceOptions {
  /** Steps of the search, which bound its time; 2 million by default. */
  maxSteps?: number | undefined;
}

/** Figures with their groups, words with their marks, runs of white space, single signs. */
const TOKEN = /\p{N}+(?:[ \u00A0\u202F.,:/-]\p{N}+)+|[\p{L}\p{M}\p{N}]+|\r?\n|[^\S\n]+|[\s\S]/gu;

/** Changed words at most that the search follows: what differs more is another text. */
const MAX_CHANGES = 1_000;

/**
 * Difference of two texts, word by word: the shortest way from one to the other (E. W. Myers, «An O(ND) difference
 * algorithm and its variations», 1986). Texts that differ too much to search are answered as one replacement, between
 * the words that they begin and end with alike.
 */
export function differenceOf(
  before: string,
  after: string,
  { maxSteps = 2_000_000 }: DifferenceOptions = {},
): DifferencePart[] {
  const old = before.match(TOKEN) ?? [];
  const now = after.match(TOKEN) ?? [];
  const start = sharedLength(old, now);
  const end = sharedLength(old.slice(start).reverse(), now.slice(start).reverse());
  const oldMiddle = old.slice(start, old.length - end);
  const nowMiddle = now.slice(start, now.length - end);
  const middle = shortestScript(oldMiddle, nowMiddle, maxSteps) ?? [
    { kind: "removed", text: oldMiddle.join("") },
    { kind: "added", text: nowMiddle.join("") },
  ];
  const parts: DifferencePart[] = [
    { kind: "same", text: old.slice(0, start).join("") },
    ...middle,
    { kind: "same", text: old.slice(old.length - end).join("") },
  ];
  return joinChanges(parts.filter(({ text }) => text !== ""));
}

/** Number of words that two texts share from a place in each. */
function sharedLength(
  one: readonly string[],
  other: readonly string[],
  start = 0,
  from = start,
): number {
  let length = 0;
  while (
    start + length < one.length &&
    from + length < other.length &&
    one[start + length] === other[from + length]
  )
    length += 1;
  return length;
}

/** Furthest places in the earlier text, per diagonal: how many words of it lead over those of the later one. */
class Reach {
  private readonly places: Int32Array;
  private readonly middle: number;

  constructor(places = new Int32Array(2 * MAX_CHANGES + 3), middle = MAX_CHANGES + 1) {
    this.places = places;
    this.middle = middle;
  }

  at(diagonal: number): number {
    return this.places[this.middle + diagonal] ?? 0;
  }

  set(diagonal: number, place: number): void {
    this.places[this.middle + diagonal] = place;
  }

  /** Copy of the diagonals that a number of changes has reached. */
  copy(changes: number): Reach {
    const begin = this.middle - changes - 1;
    return new Reach(this.places.slice(begin, this.middle + changes + 2), changes + 1);
  }
}

/** The shortest script from one text to the other; `undefined` where a bound is met first. */
function shortestScript(
  old: readonly string[],
  now: readonly string[],
  maxSteps: number,
): DifferencePart[] | undefined {
  const reach = new Reach();
  const history: Reach[] = [];
  let steps = 0;
  for (let changes = 0; changes <= MAX_CHANGES; changes += 1) {
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const from = isDown(reach, diagonal, changes)
        ? reach.at(diagonal + 1)
        : reach.at(diagonal - 1) + 1;
      const x = from + sharedLength(old, now, from, from - diagonal);
      steps += x - from + 1;
      reach.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return wayBack(old, now, history);
    }
    if (steps > maxSteps) return undefined;
    history.push(reach.copy(changes));
  }
  return undefined;
}

/** True where the furthest way to a diagonal adds a word, false where it removes one. */
function isDown(reach: Reach, diagonal: number, changes: number): boolean {
  if (diagonal === -changes) return true;
  if (diagonal === changes) return false;
  return reach.at(diagonal - 1) < reach.at(diagonal + 1);
}

/** The parts of the way that was found, from its end to its beginning, put in reading order. */
function wayBack(
  old: readonly string[],
  now: readonly string[],
  history: readonly Reach[],
): DifferencePart[] {
  const parts: DifferencePart[] = [];
  let [x, y] = [old.length, now.length];
  const keepDownTo = (place: number) => {
    for (; x > place; x -= 1) parts.push({ kind: "same", text: old[x - 1] ?? "" });
  };
  for (const [index, reach] of [...history.entries()].reverse()) {
    const diagonal = x - y;
    const adds = isDown(reach, diagonal, index + 1);
    const from = adds ? diagonal + 1 : diagonal - 1;
    const place = reach.at(from);
    keepDownTo(adds ? place : place + 1);
    if (adds) parts.push({ kind: "added", text: now[place - from] ?? "" });
    else parts.push({ kind: "removed", text: old[place] ?? "" });
    [x, y] = [place, place - from];
  }
  keepDownTo(0);
  return parts.reverse();
}

/** Puts a run of changes together, with the white space between them: one phrase for another, not word after word. */
function joinChanges(parts: readonly DifferencePart[]): DifferencePart[] {
  const joined: DifferencePart[] = [];
  let [removed, added, space] = ["", "", ""];
  const keep = (text: string) => {
    const last = joined.at(-1);
    if (last?.kind === "same") last.text += text;
    else if (text) joined.push({ kind: "same", text });
  };
  const flush = () => {
    // White space that both end with is no change.
    const end = /[^\S\n]*$/.exec(removed)?.[0] ?? "";
    const shared = added.endsWith(end) ? end : "";
    const cut = (text: string) => text.slice(0, text.length - shared.length);
    if (cut(removed)) joined.push({ kind: "removed", text: cut(removed) });
    if (cut(added)) joined.push({ kind: "added", text: cut(added) });
    [removed, added] = ["", ""];
    keep(shared);
  };
  for (const { kind, text } of parts) {
    if (kind === "same") {
      if ((removed || added) && !space && /^[^\S\n]+$/.test(text)) space = text;
      else {
        flush();
        keep(space + text);
        space = "";
      }
    } else {
      if (space) [removed, added, space] = [removed + space, added + space, ""];
      if (kind === "removed") removed += text;
      else added += text;
    }
  }
  flush();
  keep(space);
  return joined;
}

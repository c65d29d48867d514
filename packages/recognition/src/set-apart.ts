import type { Chain } from "./chains.ts";
import { nearestOf } from "./continuations.ts";
import { differs, type Fragment, OTHER_SIZE } from "./fragments.ts";

/** Ems beyond the ad's own leading from which a gap sets it apart. */
export const APART = 0.3;
/** Ems from which it is alone on all accounts. */
const ALONE = 1.5;

/**
 * Neighbour on one side of an ad: `known` text, nothing near (`alone`), text in another size of type (`other`), text behind a
 * `gap`, or text that may belong to it.
 */
type Side = "known" | "alone" | "other" | "gap" | "text";

/** Lines that may be an ad, in order of reading. */
export type Place = Pick<Chain, "fragments">;

/**
 * True for an ad that stands by itself: no text runs into it, and on one side at least stands what belongs there. A paragraph of an
 * article that is worded like an ad has the article on one side at least, and no ad, unless it quotes two of them.
 */
export function isSetApart(fragments: readonly Fragment[], place: Place, known: Known): boolean {
  const sides = sidesOf(fragments, place, known);
  return !sides.includes("text") && sides.includes("known");
}

/** True for an ad with such a text on one side at least. */
export function isBeside(fragments: readonly Fragment[], place: Place, known: Known): boolean {
  return sidesOf(fragments, place, known).includes("known");
}

/** True for an ad between two different texts, as ads follow each other in their columns. `textsAt`: texts that a fragment is part of. */
export function isBetween(
  fragments: readonly Fragment[],
  place: Place,
  textsAt: (fragment: Fragment) => readonly object[],
): boolean {
  const sides = sidesOf(fragments, place, (fragment) => textsAt(fragment).length > 0);
  if (!sides.every((side) => side === "known")) return false;
  const below = nextTo(fragments, place, "below").flatMap(textsAt);
  return !nextTo(fragments, place, "above")
    .flatMap(textsAt)
    .some((text) => below.includes(text));
}

/** True for an ad under a title of its own that nothing is near, as modules stand; a facsimile of one does too. */
export function isModule(fragments: readonly Fragment[], place: Place, known: Known): boolean {
  return isTitled(place) && sidesOf(fragments, place, known).every((side) => side === "alone");
}

/** True for an ad that begins in a larger size of type than most of it has. */
function isTitled({ fragments }: Place): boolean {
  const [title, ...others] = fragments.map(({ size }) => size);
  const usual = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
  return title !== undefined && usual !== undefined && title > (1 + OTHER_SIZE) * usual;
}

/** True for an ad that no text runs into; a text that goes on beyond it is no ad, and no neighbour that belongs there. */
export function isBounded(fragments: readonly Fragment[], place: Place, known: Known): boolean {
  return !sidesOf(fragments, place, known).includes("text");
}

/** True for a fragment of another billed text, a heading or a filler. `isApart`: it does not follow as the next line would. */
export type Known = (fragment: Fragment, isApart: boolean) => boolean;

function sidesOf(fragments: readonly Fragment[], place: Place, known: Known): Side[] {
  const own = new Set(place.fragments);
  const pitch = pitchOf(place);
  const [first, last] = [place.fragments[0], place.fragments.at(-1)];
  const runsOn = place.fragments.some((fragment) => hasNeighbour(fragments, fragment, own));
  if (runsOn || first === undefined || last === undefined) return ["text"];
  return [sideOf(first, "above"), sideOf(last, "below")];

  function sideOf(fragment: Fragment, side: "above" | "below"): Side {
    const found = nextTo(fragments, place, side).map((other): Side => {
      const extra = Math.abs(other.baseline - fragment.baseline) - pitch;
      const em = Math.max(fragment.size, other.size);
      const isApart = extra >= APART * em || differs(fragment, other);
      if (known(other, isApart)) return "known";
      if (!isApart) return "text";
      if (extra >= ALONE * em) return "alone";
      return differs(fragment, other) ? "other" : "gap";
    });
    if (found.includes("text")) return "text";
    if (found.includes("gap")) return "gap";
    if (found.includes("known")) return "known";
    return found.includes("other") ? "other" : "alone";
  }
}

/** Fragments that stand next to an ad on one side. */
export function nextTo(
  fragments: readonly Fragment[],
  place: Place,
  side: "above" | "below",
): readonly Fragment[] {
  const own = new Set(place.fragments);
  const end = side === "above" ? place.fragments[0] : place.fragments.at(-1);
  return (end === undefined ? [] : lineOf(fragments, end, own))
    .flatMap((one) => nearestOf(fragments, one, side))
    .filter((other) => !own.has(other));
}

/** Fragments of the ad on the line of one. */
function lineOf(
  fragments: readonly Fragment[],
  fragment: Fragment,
  own: ReadonlySet<Fragment>,
): Fragment[] {
  const beside = [...fragment.left, ...fragment.right].flatMap((index) => fragments[index] ?? []);
  return [fragment, ...beside.filter((other) => own.has(other))];
}

/** Ems within which a fragment on the same line is text of the same column. */
const BESIDE = 1.5;

function hasNeighbour(
  fragments: readonly Fragment[],
  fragment: Fragment,
  own: ReadonlySet<Fragment>,
): boolean {
  return [...fragment.left, ...fragment.right].some((index) => {
    const other = fragments[index];
    if (other === undefined || own.has(other)) return false;
    const gap = Math.max(
      other.x - (fragment.x + fragment.width),
      fragment.x - (other.x + other.width),
    );
    return gap < BESIDE * fragment.size;
  });
}

/** Points from line to line of an ad; a usual one for an ad of one line. */
export function pitchOf({ fragments }: Place): number {
  const distances = fragments
    .slice(1)
    .map((fragment, index) => fragment.baseline - (fragments[index]?.baseline ?? 0))
    .filter((distance, index) => distance > 0.5 * (fragments[index]?.size ?? 0))
    .toSorted((a, b) => a - b);
  const size = fragments[0]?.size ?? 0;
  const pitch = distances[Math.floor(distances.length / 2)] ?? 1.3 * size;
  return Math.min(pitch, 2.2 * size);
}

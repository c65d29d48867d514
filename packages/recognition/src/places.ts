import {
  type BilledPieces,
  likenessOf,
  type PieceIndex,
  placesOfPieces,
  type Stretch,
  stretchesOf,
} from "./alignment.ts";
import type { BilledText } from "./billed.ts";
import type { Layout } from "./continuations.ts";
import type { Fragment } from "./fragments.ts";
import { type Path, pathsOf } from "./paths.ts";
import { printedWhole } from "./printed-whole.ts";
import type { Place } from "./set-apart.ts";
import { lengthOf } from "./ways.ts";

/** Place of an issue that resembles a billed text. */
export interface Candidate {
  /** Lines that resemble it, and those among them. */
  readonly fragments: readonly Fragment[];
  /** All lines of the ad as it is printed, in order of reading. */
  readonly whole: readonly Fragment[];
  /** Share of the billed text that stands there, 0 to 1. */
  readonly likeness: number;
}

/** A billed text that stands nowhere whole. */
export interface Wanted {
  readonly text: BilledText;
  /** Ads that have it. */
  readonly count: number;
  /** True for one that stands anywhere by chance. */
  readonly isShort: boolean;
}

/** An issue in which texts are looked for. */
export interface Searched {
  readonly layout: Layout;
  readonly pieces: PieceIndex;
  /** True for a line of the house, or of another text that stands there whole. */
  readonly isTaken: (fragment: Fragment, text: BilledText) => boolean;
  /** Other texts that stand whole on a line. */
  readonly othersAt: (fragment: Fragment) => readonly Place[];
  /** True for a place as ads have it. */
  readonly isAmongAds: (place: Place) => boolean;
}

/** Share of the billed text from which a place is shown to a person. */
export const LEAST_LIKENESS = 0.3;
/** Likeness by which a place as ads have it is preferred to one that an article may have. */
const AMONG_ADS = 0.1;
/** Places of a text that are compared. */
const MOST_PLACES = 4;
/** Times the length of a short text up to which a place may be it. */
const SHORT_LONGER = 2;

/** A wanted text with the lines that resemble a stretch of it. */
export interface Search {
  readonly wanted: Wanted;
  readonly pieces: BilledPieces;
  readonly stretches: readonly Stretch[];
}

/** A text as it is looked for. */
export function searchFor({ pieces: index }: Searched, wanted: Wanted): Search {
  const pieces = placesOfPieces(wanted.text);
  return { wanted, pieces, stretches: stretchesOf(index, wanted.text, pieces) };
}

/** The place that resembles a text most; null: none does. */
export function placeOf(
  { layout, isTaken, isAmongAds }: Searched,
  { wanted: { text, isShort }, stretches, pieces }: Search,
  isUnused: (fragment: Fragment) => boolean,
): Candidate | null {
  const isFree = (fragment: Fragment) => isUnused(fragment) && !isTaken(fragment, text);
  const ground = { layout, isFree };
  const paths = pathsOf(
    ground,
    stretches.filter(({ fragment }) => isFree(fragment)),
    text,
  );
  const isAsShort = (whole: readonly Fragment[]) =>
    lengthOf(whole) <= SHORT_LONGER * text.folded.length && isAmongAds({ fragments: whole });
  const candidates = apart(paths)
    .slice(0, MOST_PLACES)
    .flatMap(({ path, fragments }): Candidate[] => {
      const core = { fragments, from: firstOf(path).from, to: path.stretch.to };
      const whole = printedWhole(ground, core, text);
      const likeness = likenessOf(whole, pieces);
      return likeness < LEAST_LIKENESS || (isShort && !isAsShort(whole))
        ? []
        : [{ fragments, whole, likeness }];
    });
  const rank = ({ whole, likeness }: Candidate) =>
    likeness + (isAmongAds({ fragments: whole }) ? AMONG_ADS : 0);
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** The place of another text that resembles one most, and stands there whole; null: none does. */
export function placeOfOther(
  { othersAt }: Searched,
  { wanted, stretches, pieces }: Search,
): Candidate | null {
  const others = new Set(
    (wanted.isShort ? [] : stretches).flatMap(({ fragment }) => othersAt(fragment)),
  );
  const [best] = [...others]
    .map(({ fragments }) => ({
      fragments,
      whole: fragments,
      likeness: likenessOf(fragments, pieces),
    }))
    .toSorted((a, b) => b.likeness - a.likeness);
  return best === undefined || best.likeness < LEAST_LIKENESS ? null : best;
}

/** Paths that share no line, the best first, each with its lines. */
function apart(paths: readonly Path[]) {
  const seen = new Set<Fragment>();
  return paths.flatMap((path) => {
    const fragments = linesOfPath(path);
    if (fragments.some((fragment) => seen.has(fragment))) return [];
    for (const fragment of fragments) seen.add(fragment);
    return [{ path, fragments }];
  });
}

function linesOfPath(path: Path): Fragment[] {
  const lines: Fragment[] = [];
  for (let one: Path | null = path; one !== null; one = one.before)
    lines.unshift(...one.between, one.stretch.fragment);
  return [...new Set(lines)];
}

function firstOf({ stretch, before }: Path): Stretch {
  return before === null ? stretch : firstOf(before);
}

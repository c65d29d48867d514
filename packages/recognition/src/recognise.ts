import { type BilledText, billedText } from "./billed.ts";
import { type Candidate, candidateOf, indexPieces } from "./candidates.ts";
import { type Chain, chainsOf, indexLines } from "./chains.ts";
import { pagesMostlyOfAds, paragraphOf, unknownBeyond, unknownEnds } from "./column-ends.ts";
import { fold, isWordly, wordsOf } from "./fold.ts";
import { type Fragment, fragmentsOf } from "./fragments.ts";
import { isBeside, isBetween, isBounded, isModule, isSetApart } from "./set-apart.ts";
import {
  type Doubt,
  type Issue,
  IssueTooLarge,
  MOST_BILLED,
  MOST_WORDS,
  type PrintedPart,
  type Recognition,
} from "./words.ts";

/** Share of a billed text from which a place that resembles it is that ad, altered. */
const ALTERED = 0.6;
/** A shorter text may stand anywhere by chance. */
const LEAST = { words: 4, characters: 20 } as const;

/**
 * Looks for the billed texts of a day in its issue. `found` is said of a text that stands there whole, to the character but for
 * what make-up changes, set apart, and as often as it was billed; a person decides on everything else that resembles one.
 * @throws IssueTooLarge beyond the bounds
 */
export function recognise({ words, ads, surroundings }: Issue): ReadonlyMap<number, Recognition> {
  if (words.length > MOST_WORDS || ads.length > MOST_BILLED) throw new IssueTooLarge();
  const fragments = fragmentsOf(words);
  const lines = indexLines(fragments);
  const groups = [
    ...Map.groupBy(ads.map(billedText), ({ folded }) => folded.join("")).values(),
  ].map((same) => ({
    same,
    all: distinct(same.slice(0, 1).flatMap((text) => chainsOf(lines, text))),
  }));
  const chains = groups.flatMap(({ all }) => all);
  const holders = holdersOf(chains);
  const around = new Set(surroundings.map((text) => fold(text).join("")));
  const isHouse = (fragment: Fragment) => isSurrounding(fragment, around);
  const isText = (fragment: Fragment) => isHouse(fragment) || holders.has(fragment);
  const whole = chains.filter((chain) => isBounded(fragments, chain, isText));
  const bounded = holdersOf(whole);
  const pieces = indexPieces(fragments);
  const candidates = new Map(
    groups.flatMap(({ same, all }) =>
      same
        .slice(0, all.length === 0 ? 1 : 0)
        .map((text) => [text.folded.join(""), candidateOf(fragments, pieces, text)] as const),
    ),
  );
  const resembling = [...candidates.values()].filter((one) => one !== null);
  const akin = new Set(
    [...candidates].flatMap(([text, one]) =>
      one === null ? [] : paragraphOf(fragments, one, text.length),
    ),
  );
  const altered = holdersOf(resembling.filter((one) => one.likeness >= ALTERED));
  const isNeighbour = (fragment: Fragment) => isHouse(fragment) || bounded.has(fragment);
  // Texts side by side may be quotations of one article, repeated or under a crosshead that is worded like a short ad: they
  // confirm each other only on a page of ads, which has a heading or three texts in a row, all different and none of them short.
  const long = whole.filter((one) => !isShort(one.billed) && isFirstHolder(one, holders));
  const longAt = holdersOf(long);
  const textsAt = (fragment: Fragment): readonly object[] =>
    isHouse(fragment) ? [fragment] : (longAt.get(fragment) ?? []).map(({ billed }) => billed);
  const between = long.filter((chain) =>
    isBetween(fragments, chain, (one) => textsAt(one).filter((text) => text !== chain.billed)),
  );
  const headings = fragments.filter((one) => isWhole(one, around));
  const pagesOfAds = new Set(
    [...headings, ...between.flatMap((chain) => chain.fragments)].map(({ page }) => page),
  );
  const tellers = {
    isOfAds: (fragment: Fragment) => isText(fragment) || akin.has(fragment),
    isHeading: (fragment: Fragment) => isWhole(fragment, around),
  };
  const beyond = unknownBeyond(fragments, tellers);
  const mostlyAds = pagesMostlyOfAds(fragments, tellers);
  // An article that quotes ads, however many and under whatever line, ends at unknown text.
  const isInColumnOfAds = (chain: Chain) => {
    const ends = unknownEnds(fragments, chain, { tellers, beyond });
    return ends === 0 || (ends === 1 && chain.fragments.every(({ page }) => mostlyAds.has(page)));
  };
  const found = new Map<number, Recognition>();
  for (const { same, all } of groups) {
    const own = new Set(all.flatMap((chain) => chain.fragments));
    const isOther = (fragment: Fragment) =>
      isHouse(fragment) || (bounded.has(fragment) && !own.has(fragment));
    const isKnown = (fragment: Fragment, isApart: boolean) =>
      isNeighbour(fragment) ||
      // What resembles an ad confirms its neighbour only where something else confirms it.
      (isApart &&
        altered.get(fragment)?.some((one) => isSetApart(fragments, one, isOther)) === true);
    const isAmongAds = (chain: Chain) => chain.fragments.every(({ page }) => pagesOfAds.has(page));
    const apart = all.filter(
      (chain) =>
        isFirstHolder(chain, holders) &&
        isInColumnOfAds(chain) &&
        (isAmongAds(chain) || isBeside(fragments, chain, isHouse)) &&
        (isSetApart(fragments, chain, isKnown) ||
          (isAmongAds(chain) && isModule(fragments, chain, isKnown))),
    );
    same.forEach((text, at) => {
      found.set(text.ad.id, judge(text, at, { all, apart, same: same.length }));
    });
  }
  return found;

  function judge(
    text: BilledText,
    at: number,
    { all, apart, same }: { all: readonly Chain[]; apart: readonly Chain[]; same: number },
  ): Recognition {
    const chain = apart[at] ?? apart[0] ?? all[0];
    if (chain === undefined) {
      const candidate = candidates.get(text.folded.join("")) ?? null;
      if (candidate === null) return { state: "missing" };
      return unsure("altered", candidate.fragments, candidate.likeness);
    }
    if (isShort(text)) return unsure("short", chain.fragments, 1);
    if (apart.length === 0) return unsure("within-text", chain.fragments, 1);
    if (apart.length !== same) return unsure("repeated", chain.fragments, 1);
    return { state: "found", parts: partsOf(chain.fragments) };
  }
}

const isShort = ({ ad, folded }: BilledText) =>
  wordsOf(ad.text).length < LEAST.words || folded.filter(isWordly).length < LEAST.characters;

function unsure(doubt: Doubt, fragments: readonly Fragment[], likeness: number): Recognition {
  const text = fragments.map(({ words }) => words.map((word) => word.text).join(" ")).join("\n");
  return { state: "unsure", doubt, parts: partsOf(fragments), text, likeness };
}

/** Places that hold each fragment. */
function holdersOf<P extends Candidate | Chain>(
  places: readonly P[],
): ReadonlyMap<Fragment, readonly P[]> {
  const holders = new Map<Fragment, P[]>();
  for (const place of places) {
    for (const fragment of place.fragments) {
      const held = holders.get(fragment);
      if (held === undefined) holders.set(fragment, [place]);
      else held.push(place);
    }
  }
  return holders;
}

/** Chains of a text that share no fragment, those with the least jumps first. */
function distinct(chains: readonly Chain[]): Chain[] {
  const taken = new Set<Fragment>();
  return chains
    .toSorted((a, b) => a.jumps - b.jumps)
    .filter(({ fragments }) => {
      if (fragments.some((fragment) => taken.has(fragment))) return false;
      for (const fragment of fragments) taken.add(fragment);
      return true;
    });
}

/** False where another text holds a part of a chain and jumps no more, unless that one lies within it: a line proves one ad. */
function isFirstHolder(chain: Chain, holders: ReadonlyMap<Fragment, readonly Chain[]>): boolean {
  return chain.fragments.every((fragment) =>
    (holders.get(fragment) ?? []).every(
      (other) => other === chain || other.jumps > chain.jumps || isWithin(other, chain),
    ),
  );
}

const isWithin = (inner: Chain, outer: Chain) =>
  inner.fragments.length < outer.fragments.length &&
  inner.fragments.every((fragment) => outer.fragments.includes(fragment));

/** True for a heading's bar or a filler, whole or one of its lines. */
function isSurrounding(fragment: Fragment, around: ReadonlySet<string>): boolean {
  if (isWhole(fragment, around)) return true;
  const [text, turned] = readings(fragment);
  return (
    fragment.visual.length >= 6 &&
    [...around].some((one) => one.includes(text) || one.includes(turned))
  );
}

/** True for a heading's bar or a filler on a line of its own. */
const isWhole = (fragment: Fragment, around: ReadonlySet<string>): boolean =>
  readings(fragment).some((text) => around.has(text));

const readings = ({ visual }: Fragment): readonly [string, string] => [
  visual.join(""),
  visual.toReversed().join(""),
];

/** Boxes of an ad: one around the fragments of each column. */
function partsOf(fragments: readonly Fragment[]): PrintedPart[] {
  const parts: PrintedPart[] = [];
  for (const { page, x, y, width, height } of fragments) {
    const last = parts.at(-1);
    const isBeside =
      last !== undefined &&
      last.page === page &&
      Math.min(x + width, last.x + last.width) - Math.max(x, last.x) > -6 * height &&
      y > last.y - height &&
      y < last.y + last.height + 4 * height;
    if (last === undefined || !isBeside) {
      parts.push({ page, x, y, width, height });
      continue;
    }
    const [left, top] = [Math.min(x, last.x), Math.min(y, last.y)];
    const right = Math.max(x + width, last.x + last.width);
    const bottom = Math.max(y + height, last.y + last.height);
    parts[parts.length - 1] = { page, x: left, y: top, width: right - left, height: bottom - top };
  }
  return parts;
}

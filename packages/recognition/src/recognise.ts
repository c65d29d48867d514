import { indexPieces } from "./alignment.ts";
import { type BilledText, billedText } from "./billed.ts";
import { candidatesFor } from "./candidates.ts";
import { type Chain, chainsOf, indexLines } from "./chains.ts";
import { pagesMostlyOfAds, unknownBeyond, unknownEnds } from "./column-ends.ts";
import { isAtColumnEnd, layoutOf } from "./continuations.ts";
import { fold, isWordly, wordsOf } from "./fold.ts";
import { type Fragment, fragmentsOf } from "./fragments.ts";
import { partsOf, printedText } from "./parts.ts";
import type { Candidate, Searched, Wanted } from "./places.ts";
import { distinct, holdersOf, isContinuous, isFirstHolder, isPart } from "./rivals.ts";
import { isBeside, isBetween, isBounded, isModule, isSetApart } from "./set-apart.ts";
import {
  type Doubt,
  type Issue,
  IssueTooLarge,
  MOST_BILLED,
  MOST_WORDS,
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
  const layout = layoutOf(fragments);
  const lines = indexLines(layout);
  const around = new Set(surroundings.map((text) => fold(text).join("")));
  const house = new Set(fragments.filter((one) => isSurrounding(one, around)));
  const isHouse = (fragment: Fragment) => house.has(fragment);
  const texts = [...Map.groupBy(ads.map(billedText), ({ key }) => key).values()].flatMap((same) =>
    same.slice(0, 1).map((text) => ({ text, same, chains: chainsOf(lines, text) })),
  );
  const printed = holdersOf(texts.flatMap(({ chains }) => chains));
  const groups = texts.map(({ text, same, chains }) => ({
    ...{ text, same },
    all: distinct(chains.filter((chain) => isContinuous(layout, chain, { isHouse, printed }))),
  }));
  const chains = groups.flatMap(({ all }) => all);
  const holders = holdersOf(chains);
  const isText = (fragment: Fragment) => isHouse(fragment) || holders.has(fragment);
  const whole = chains.filter((chain) => isBounded(fragments, chain, isText));
  const bounded = new Set(whole);
  const boundedAt = holdersOf(whole);
  const isNeighbour = (fragment: Fragment) => isHouse(fragment) || boundedAt.has(fragment);
  const searched: Searched = {
    layout,
    pieces: indexPieces(fragments),
    isTaken: (fragment, text) =>
      isHouse(fragment) ||
      (holders.get(fragment) ?? []).some((chain) =>
        // A text that is a part of another may stand within it, or be its end in another column.
        text.key.includes(chain.billed.key)
          ? bounded.has(chain) && !isAtColumnEnd(layout, chain, isHouse)
          : bounded.has(chain) || !isShort(chain.billed),
      ),
    othersAt: (fragment) => holders.get(fragment) ?? [],
    isAmongAds: (place) => isSetApart(fragments, place, isNeighbour),
  };
  const candidates = candidatesFor(
    searched,
    groups.filter(({ all }) => all.length === 0).map(wantedOf),
  );
  const resembling = [...candidates.values()].flat();
  const akin = new Set(resembling.flatMap(({ whole }) => whole));
  const altered = holdersOf(resembling.filter((one) => one.likeness >= ALTERED));
  const printedAltered = holdersOf(resembling.map(({ whole }) => ({ fragments: whole })));
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
  const placed = groups.map((group) => {
    const own = new Set(group.all.flatMap((chain) => chain.fragments));
    const isOther = (fragment: Fragment) =>
      isHouse(fragment) || (boundedAt.has(fragment) && !own.has(fragment));
    const isKnown = (fragment: Fragment, isApart: boolean) =>
      isNeighbour(fragment) ||
      // What resembles an ad confirms its neighbour only where something else confirms it.
      (isApart &&
        altered.get(fragment)?.some((one) => isSetApart(fragments, one, isOther)) === true);
    const isAmongAds = (chain: Chain) => chain.fragments.some(({ page }) => pagesOfAds.has(page));
    const apart = group.all.filter(
      (chain) =>
        isFirstHolder(chain, holders) &&
        // The end of an altered ad, printed in the next column, may have the words of a shorter one.
        !isPart(chain, printedAltered) &&
        isInColumnOfAds(chain) &&
        (isAmongAds(chain) || isBeside(fragments, chain, isHouse)) &&
        (isSetApart(fragments, chain, isKnown) ||
          (isAmongAds(chain) && isModule(fragments, chain, isKnown))),
    );
    return { ...group, apart };
  });
  // Of a text that only an article quotes, the ad itself may be altered.
  const isQuoted = ({ text, all, apart }: (typeof placed)[number]) =>
    all.length > 0 &&
    apart.length === 0 &&
    !isShort(text) &&
    !all.some((chain) => isBeside(fragments, chain, isNeighbour));
  const isKnown = (fragment: Fragment) => isText(fragment) || akin.has(fragment);
  const elsewhere = candidatesFor(
    { ...searched, isTaken: isKnown, othersAt: () => [] },
    placed.filter(isQuoted).map(wantedOf),
  );
  const places = placed.map(({ text: { key }, same, all, apart }) => {
    const ads = (elsewhere.get(key) ?? []).filter(
      ({ whole, likeness }) => likeness >= ALTERED && searched.isAmongAds({ fragments: whole }),
    );
    if (ads.length > 0) return { same, all: [], apart, altered: ads };
    return { same, all, apart, altered: candidates.get(key) ?? [] };
  });
  return new Map(
    places.flatMap((place) => place.same.map((text, at) => [text.ad.id, judge(text, at, place)])),
  );
}

/** Places of a text, and the ads that have it. */
interface Places {
  readonly all: readonly Chain[];
  readonly apart: readonly Chain[];
  readonly altered: readonly Candidate[];
  readonly same: readonly BilledText[];
}

/** Recognition of an ad, the one at a place among those with its text. */
function judge(text: BilledText, at: number, { all, apart, altered, same }: Places): Recognition {
  const chain = apart[at] ?? apart[0] ?? all[0];
  if (chain === undefined) {
    const candidate = altered[at] ?? altered[0];
    if (candidate === undefined) return { state: "missing" };
    return unsure("altered", candidate.whole, candidate.likeness);
  }
  if (isShort(text)) return unsure("short", chain.fragments, 1);
  if (apart.length === 0) return unsure("within-text", chain.fragments, 1);
  if (apart.length !== same.length) return unsure("repeated", chain.fragments, 1);
  return { state: "found", parts: partsOf(chain.fragments) };
}

const wantedOf = ({ text, same }: { text: BilledText; same: readonly BilledText[] }): Wanted => ({
  ...{ text, count: same.length, isShort: isShort(text) },
});

const isShort = ({ ad, folded }: BilledText) =>
  wordsOf(ad.text).length < LEAST.words || folded.filter(isWordly).length < LEAST.characters;

function unsure(doubt: Doubt, fragments: readonly Fragment[], likeness: number): Recognition {
  return {
    ...{ state: "unsure", doubt, likeness },
    parts: partsOf(fragments),
    text: printedText(fragments),
  };
}

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

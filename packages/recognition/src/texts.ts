import { type BilledText, billedText } from "./billed.ts";
import { type Chain, chainsOf, indexLines } from "./chains.ts";
import { type Layout, layoutOf } from "./continuations.ts";
import { fold, isWordly, wordsOf } from "./fold.ts";
import { type Fragment, fragmentsOf } from "./fragments.ts";
import { distinct, holdersOf, isContinuous } from "./rivals.ts";
import { type Leading, leadingsOf, type Room, roomsWithin } from "./rooms.ts";
import { isBounded } from "./set-apart.ts";
import type { BilledAd, Issue } from "./words.ts";

/** An issue as it is printed: its lines, and those of the house. */
export interface Printed {
  readonly layout: Layout;
  readonly fragments: readonly Fragment[];
  readonly leading: Leading;
  readonly roomsIn: (chain: Chain) => readonly Room[];
  /** True for a heading or a filler, whole or one of its lines. */
  readonly isHouse: (fragment: Fragment) => boolean;
  /** True for a heading or a filler on a line of its own. */
  readonly isHeading: (fragment: Fragment) => boolean;
}

/** A billed text, the ads that have it, and the places where it stands whole. */
export interface Text {
  readonly text: BilledText;
  readonly same: readonly BilledText[];
  /** Every way in which lines hold it, and those of them that share no line. */
  readonly ways: readonly Chain[];
  readonly all: readonly Chain[];
}

/** All places where billed texts stand whole. */
export interface WholeTexts {
  readonly texts: readonly Text[];
  readonly chains: readonly Chain[];
  /** Chains that no text runs into. */
  readonly bounded: ReadonlySet<Chain>;
  readonly holders: Holders;
  readonly boundedAt: Holders;
  /** Every way, by its fragments. */
  readonly ways: Holders;
}

type Holders = ReadonlyMap<Fragment, readonly Chain[]>;

/** A shorter text may stand anywhere by chance. */
const LEAST = { words: 4, characters: 20 } as const;

export const isShort = ({ ad, folded }: BilledText) =>
  wordsOf(ad.text).length < LEAST.words || folded.filter(isWordly).length < LEAST.characters;

export function printedOf({ words, surroundings }: Issue): Printed {
  const fragments = fragmentsOf(words);
  const around = new Set(surroundings.map((text) => fold(text).join("")));
  const house = new Set(fragments.filter((one) => isSurrounding(one, around)));
  const leading = leadingsOf(fragments);
  const rooms = new Map<Chain, readonly Room[]>();
  return {
    layout: layoutOf(fragments),
    fragments,
    leading,
    roomsIn: (chain) => {
      const known = rooms.get(chain) ?? roomsWithin(fragments, chain, leading);
      rooms.set(chain, known);
      return known;
    },
    isHouse: (fragment) => house.has(fragment),
    isHeading: (fragment) => isWhole(fragment, around),
  };
}

export function wholeTextsOf(printed: Printed, ads: readonly BilledAd[]): WholeTexts {
  const { layout, fragments, roomsIn, isHouse } = printed;
  const lines = indexLines(layout);
  const billed = [...Map.groupBy(ads.map(billedText), ({ key }) => key).values()].flatMap((same) =>
    same.slice(0, 1).map((text) => ({ text, same, chains: chainsOf(lines, text) })),
  );
  const known = { isHouse, printed: holdersOf(billed.flatMap(({ chains }) => chains)) };
  const texts = billed.map(({ text, same, chains }): Text => {
    const ways = chains.filter((chain) => isContinuous(layout, chain, known));
    return { text, same, ways, all: distinct(ways, roomsIn) };
  });
  const chains = texts.flatMap(({ all }) => all);
  const holders = holdersOf(chains);
  const isText = (fragment: Fragment) => isHouse(fragment) || holders.has(fragment);
  const bounded = chains.filter((chain) => isBounded(fragments, chain, isText));
  return {
    texts,
    chains,
    holders,
    bounded: new Set(bounded),
    boundedAt: holdersOf(bounded),
    ways: holdersOf(texts.flatMap(({ ways }) => ways)),
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

import { indexPieces } from "./alignment.ts";
import type { BilledText } from "./billed.ts";
import { ALTERED, candidatesFor } from "./candidates.ts";
import type { Chain } from "./chains.ts";
import { isAtColumnEnd } from "./continuations.ts";
import type { Fragment } from "./fragments.ts";
import { partsOf, printedText } from "./parts.ts";
import type { Candidate, Searched, Wanted } from "./places.ts";
import { printedWhole } from "./printed-whole.ts";
import { isBeside, isSetApart } from "./set-apart.ts";
import {
  isShort,
  type Printed,
  printedOf,
  type Text,
  type WholeTexts,
  wholeTextsOf,
} from "./texts.ts";
import { adsAmong } from "./whole-ads.ts";
import {
  type Doubt,
  type Issue,
  IssueTooLarge,
  MOST_BILLED,
  MOST_PARTS,
  MOST_WORDS,
  type Recognition,
} from "./words.ts";

/**
 * Looks for the billed texts of a day in its issue. `found` is said of a text that stands there whole, to the character but for
 * what make-up changes, set apart, and as often as it was billed; a person decides on everything else that resembles one.
 * @throws IssueTooLarge beyond the bounds
 */
export function recognise(issue: Issue): ReadonlyMap<number, Recognition> {
  if (issue.words.length > MOST_WORDS || issue.ads.length > MOST_BILLED) throw new IssueTooLarge();
  const printed = printedOf(issue);
  const whole = wholeTextsOf(printed, issue.ads);
  const searched = groundFor(printed, whole);
  const absent = whole.texts.filter(({ all }) => all.length === 0);
  const candidates = candidatesFor(searched, absent.map(wantedOf));
  const resembling = [...candidates.values()].flat();
  const adsOf = adsAmong(printed, whole, resembling);
  const placed = whole.texts.map((text) => ({ ...text, apart: adsOf(text) }));
  const elsewhere = alteredElsewhere(printed, { whole, searched, resembling, placed });
  return new Map(
    placed.flatMap(({ text: { key }, same, all, apart }) => {
      const others = elsewhere.get(key) ?? [];
      const altered = others.length > 0 ? others : (candidates.get(key) ?? []);
      const places = { same, all: others.length > 0 ? [] : all, apart, altered };
      const paragraphOf = (chain: Chain) => wholeParagraph(chain, searched, resembling);
      return same.map((text, at) => [text.ad.id, judge(text, at, places, paragraphOf)] as const);
    }),
  );
}

/** Ground for texts that stand nowhere whole: lines that no other text has. */
function groundFor({ layout, fragments, isHouse }: Printed, whole: WholeTexts): Searched {
  const { holders, bounded, boundedAt } = whole;
  const isNeighbour = (fragment: Fragment) => isHouse(fragment) || boundedAt.has(fragment);
  return {
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
}

interface Placed extends Text {
  /** Places where it is an ad. */
  readonly apart: readonly Chain[];
}

interface Search {
  readonly whole: WholeTexts;
  readonly searched: Searched;
  readonly resembling: readonly Candidate[];
  readonly placed: readonly Placed[];
}

/** Places of texts that only articles quote, where the ad itself may be altered. */
function alteredElsewhere(
  { fragments, isHouse }: Printed,
  { whole, searched, resembling, placed }: Search,
): ReadonlyMap<string, readonly Candidate[]> {
  const akin = new Set(resembling.flatMap(({ whole: lines }) => lines));
  const isNeighbour = (fragment: Fragment) => isHouse(fragment) || whole.boundedAt.has(fragment);
  const isTaken = (fragment: Fragment) =>
    isHouse(fragment) || whole.holders.has(fragment) || akin.has(fragment);
  const quoted = placed.filter(
    ({ text, all, apart }) =>
      all.length > 0 &&
      apart.length === 0 &&
      !isShort(text) &&
      !all.some((chain) => isBeside(fragments, chain, isNeighbour)),
  );
  const found = candidatesFor({ ...searched, isTaken, othersAt: () => [] }, quoted.map(wantedOf));
  return new Map(
    [...found].map(([key, some]) => [
      key,
      some.filter(
        ({ whole: lines, likeness }) =>
          likeness >= ALTERED && searched.isAmongAds({ fragments: lines }),
      ),
    ]),
  );
}

/** Places of a text, and the ads that have it. */
interface Places {
  readonly all: readonly Chain[];
  readonly apart: readonly Chain[];
  readonly altered: readonly Candidate[];
  readonly same: readonly BilledText[];
}

/** Lines of a text that was not set apart, with those that touch them as an ad of its own would have them: what was not billed. */
function wholeParagraph(
  { billed, fragments }: Chain,
  { layout, isTaken }: Searched,
  resembling: readonly Candidate[],
): readonly Fragment[] {
  const akin = new Set(resembling.flatMap(({ whole }) => whole));
  const isFree = (fragment: Fragment) => !isTaken(fragment, billed) && !akin.has(fragment);
  const core = { fragments, from: 0, to: billed.folded.length };
  return printedWhole({ layout, isFree }, core, billed);
}

/** Recognition of an ad, the one at a place among those with its text. `paragraphOf`: all lines of a text that is not set apart. */
function judge(
  text: BilledText,
  at: number,
  { all, apart, altered, same }: Places,
  paragraphOf: (chain: Chain) => readonly Fragment[],
): Recognition {
  const chain = apart[at] ?? apart[0] ?? all[0];
  if (chain === undefined) {
    const candidate = altered[at] ?? altered[0];
    if (candidate === undefined) return { state: "missing" };
    return unsure("altered", candidate.whole, candidate.likeness);
  }
  if (isShort(text)) return unsure("short", chain.fragments, 1);
  if (apart.length === 0) return unsure("within-text", paragraphOf(chain), 1);
  if (apart.length !== same.length) return unsure("repeated", chain.fragments, 1);
  const parts = partsOf(chain.fragments);
  if (parts.length > MOST_PARTS) return unsure("scattered", chain.fragments, 1);
  return { state: "found", parts };
}

const wantedOf = ({ text, same }: Pick<Text, "text" | "same">): Wanted => ({
  text,
  count: same.length,
  isShort: isShort(text),
});

function unsure(doubt: Doubt, fragments: readonly Fragment[], likeness: number): Recognition {
  return {
    state: "unsure",
    doubt,
    likeness,
    parts: partsOf(fragments),
    text: printedText(fragments),
  };
}

import { ALTERED } from "./candidates.ts";
import type { Chain } from "./chains.ts";
import { pagesMostlyOfAds, unknownBeyond, unknownEnds } from "./column-ends.ts";
import { isColumnEnd } from "./continuations.ts";
import { differs, type Fragment } from "./fragments.ts";
import { nextLines } from "./next-lines.ts";
import type { Candidate } from "./places.ts";
import { holdersOf, isFirstHolder, isOnlyWay, isPart } from "./rivals.ts";
import { isUnbroken } from "./rooms.ts";
import { isBeside, isBetween, isModule, isSetApart } from "./set-apart.ts";
import { isShort, type Printed, type Text, type WholeTexts } from "./texts.ts";

/** Says of each whole text where it is an ad: set apart, all of what is printed there, and among ads. */
export function adsAmong(
  printed: Printed,
  whole: WholeTexts,
  resembling: readonly Candidate[],
): (text: Text) => readonly Chain[] {
  const { fragments, leading, roomsIn, isHouse } = printed;
  const altered = holdersOf(resembling.filter((one) => one.likeness >= ALTERED));
  const printedAltered = holdersOf(resembling.map(({ whole: lines }) => ({ fragments: lines })));
  const isText = (fragment: Fragment) => isHouse(fragment) || whole.holders.has(fragment);
  const isNeighbour = (fragment: Fragment) => isHouse(fragment) || whole.boundedAt.has(fragment);
  const pagesOfAds = pagesWithAds(printed, whole);
  const isAmongAds = (chain: Chain) => chain.fragments.some(({ page }) => pagesOfAds.has(page));
  const isInColumnOfAds = columnsOfAds(printed, resembling, isText);
  return ({ ways, all }) => {
    const own = new Set(all.flatMap((chain) => chain.fragments));
    const isOther = (fragment: Fragment) => isNeighbour(fragment) && !own.has(fragment);
    const known = (fragment: Fragment, isApart: boolean) =>
      isNeighbour(fragment) ||
      // What resembles an ad confirms its neighbour only where something else confirms it.
      (isApart &&
        altered.get(fragment)?.some((one) => isSetApart(fragments, one, isOther)) === true);
    return all.filter(
      (chain) =>
        isFirstHolder(chain, whole.ways) &&
        isOnlyWay(chain, ways, roomsIn) &&
        !mayGoOn(chain) &&
        // The end of an altered ad, printed in the next column, may have the words of a shorter one.
        !isPart(chain, printedAltered) &&
        isUnbroken(fragments, chain, { rooms: roomsIn(chain), known, leading }) &&
        isInColumnOfAds(chain) &&
        (isAmongAds(chain) || isBeside(fragments, chain, isHouse)) &&
        (isSetApart(fragments, chain, known) ||
          (isAmongAds(chain) && isModule(fragments, chain, known))),
    );
  };

  /** True where the end of the column before, or the head of the next one, may be a line of the ad that was not billed. */
  function mayGoOn({ fragments: lines, billed: { isArabic } }: Chain): boolean {
    const { layout } = printed;
    return (["above", "below"] as const).some((side) => {
      const end = side === "above" ? lines[0] : lines.at(-1);
      if (end === undefined || !isColumnEnd(layout, end, { side, isHouse })) return false;
      const next = nextLines(layout, end, { side, isArabic }).filter(
        (one) => !layout.isMargin(one),
      );
      const nearest = [...Map.groupBy(next, ({ page }) => page).values()];
      return nearest.some(
        ([one]) => one && !differs(one, end) && !isText(one) && !isEndOfAltered(one, side),
      );
    });
  }

  /** True for the last line of an altered ad above, or the first one of one below. */
  function isEndOfAltered(line: Fragment, side: "above" | "below"): boolean {
    const some = altered.get(line) ?? [];
    return some.some(({ whole: lines }) => lines.at(side === "above" ? -1 : 0) === line);
  }
}

/**
 * Pages with a heading, or with three texts in a row, all different and none of them short. Texts side by side may be quotations of
 * one article, repeated or under a crosshead that is worded like a short ad: they confirm each other only among ads.
 */
function pagesWithAds({ fragments, isHouse, isHeading }: Printed, whole: WholeTexts) {
  const { bounded, holders } = whole;
  const long = [...bounded].filter((one) => !isShort(one.billed) && isFirstHolder(one, holders));
  const longAt = holdersOf(long);
  const textsAt = (fragment: Fragment): readonly object[] =>
    isHouse(fragment) ? [fragment] : (longAt.get(fragment) ?? []).map(({ billed }) => billed);
  const between = long.filter((chain) =>
    isBetween(fragments, chain, (one) => textsAt(one).filter((text) => text !== chain.billed)),
  );
  return new Set(
    [...fragments.filter(isHeading), ...between.flatMap((chain) => chain.fragments)].map(
      ({ page }) => page,
    ),
  );
}

/** True for an ad in a column of ads: an article that quotes ads, however many and under whatever line, ends at unknown text. */
function columnsOfAds(
  { fragments, isHeading }: Printed,
  resembling: readonly Candidate[],
  isText: (fragment: Fragment) => boolean,
): (chain: Chain) => boolean {
  const akin = new Set(resembling.flatMap(({ whole }) => whole));
  const kinds = {
    isOfAds: (fragment: Fragment) => isText(fragment) || akin.has(fragment),
    isHeading,
  };
  const beyond = unknownBeyond(fragments, kinds);
  const mostlyAds = pagesMostlyOfAds(fragments, kinds);
  return (chain) => {
    const ends = unknownEnds(fragments, chain, { kinds, beyond });
    return ends === 0 || (ends === 1 && chain.fragments.every(({ page }) => mostlyAds.has(page)));
  };
}

import type { Centimes } from "../money/index.ts";
import { LARGEST_DISCOUNT, rateFault } from "./rate-fault.ts";
import type { TierCode } from "./types.ts";

/** Bounds of a rate card: tiers of a newspaper, lines of a tier or a block, dates of a discount. */
export const MOST_TIERS = 50;
export const LARGEST_LINES = 10_000;
export const LARGEST_DATES = 1_000;

/** One tier in a rate card (docs/domain/prices.md#tiers). */
export interface RatedTier {
  /** Null while nothing is typed. */
  readonly minLines: number | null;
  /** Last line of the tier; null: no upper bound. */
  readonly maxLines: number | null;
  readonly code: TierCode;
  /** Discount of the tier `DP` in per cent; null: the heading's. */
  readonly discountPercent: number | null;
}

/** Terms of a newspaper in a rate card, beside the prices of its headings. */
export interface SupportTerms {
  /** Price of a package with tax, in centimes; null: none. */
  readonly packagePrice: Centimes | null;
  /** Lines of a block; null: 25. */
  readonly blockLines: number | null;
  /** Number of dates from which on the discount holds; null: 2. */
  readonly discountFromDates: number | null;
  readonly tiers: readonly RatedTier[];
}

export type TermFault =
  | "missing"
  | "small"
  | "large"
  /** Outside its bounds. */
  | "range"
  /** The tier ends before it begins. */
  | "reversed"
  /** Another tier has its first lines too. */
  | "overlap"
  /** A tier sells by packages, and there is no package price. */
  | "package";

/** Faults of a newspaper's terms by their field: `packagePrice`, `tiers.1.minLines`. */
export function termFaults(terms: SupportTerms): Readonly<Record<string, TermFault>> {
  const { packagePrice, blockLines, discountFromDates, tiers } = terms;
  const needsPackage = tiers.some(({ code }) => code !== "DP");
  const priceFault =
    packagePrice === null && needsPackage ? "package" : rateFault("supports", packagePrice);
  return {
    ...(priceFault !== null && { packagePrice: priceFault }),
    ...(!isWithin(blockLines, LARGEST_LINES) && { blockLines: "range" }),
    ...(!isWithin(discountFromDates, LARGEST_DATES) && { discountFromDates: "range" }),
    ...overlaps(tiers),
    ...Object.assign({}, ...tiers.map(faultsOfTier)),
  };
}

/** True for a number that is left out too. */
const isWithin = (value: number | null, most: number): boolean =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= most);

function faultsOfTier(
  { minLines, maxLines, discountPercent }: RatedTier,
  place: number,
): Readonly<Record<string, TermFault>> {
  const at = `tiers.${place}`;
  const isReversed = minLines !== null && maxLines !== null && maxLines < minLines;
  return {
    ...(!isWithin(minLines, LARGEST_LINES) && { [`${at}.minLines`]: "range" }),
    ...(minLines === null && { [`${at}.minLines`]: "missing" }),
    ...(isReversed && { [`${at}.maxLines`]: "reversed" }),
    ...(!isWithin(maxLines, LARGEST_LINES) && { [`${at}.maxLines`]: "range" }),
    ...(!isWithin(discountPercent, LARGEST_DISCOUNT) && { [`${at}.discountPercent`]: "range" }),
  };
}

/** Tiers that begin within the one before them, by their lines. */
function overlaps(tiers: readonly RatedTier[]): Readonly<Record<string, TermFault>> {
  const byLines = tiers
    .map(({ minLines, maxLines }, place) => ({ place, from: minLines, to: maxLines }))
    .filter((tier): tier is typeof tier & { from: number } => tier.from !== null)
    .toSorted((one, other) => one.from - other.from);
  return Object.fromEntries(
    byLines.flatMap(({ place, from }, index) => {
      const before = byLines[index - 1];
      const isApart = before === undefined || (before.to !== null && before.to < from);
      return isApart ? [] : [[`tiers.${place}.minLines`, "overlap"] as const];
    }),
  );
}

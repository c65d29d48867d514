import { MINIMUM_BILLED_LINES } from "../lines/index.ts";
import type { Centimes } from "../money/index.ts";
import { type LineTerms, lineTerms } from "./line-price.ts";
import { priceAd } from "./price.ts";
import type { FixedAd, LineAd, ModularAd } from "./types.ts";

/** Facts that decide a price before a line is written or a date is chosen. */
export type AdvertisedInput =
  | Omit<LineAd, "lines" | "dates">
  | Omit<ModularAd, "dates">
  | Omit<FixedAd, "dates">;

/** Terms of the ads from one number of lines to another, both included. */
export type LineBand = LineTerms & {
  readonly fromLines: number;
  /** `null`: no upper bound. */
  readonly toLines: number | null;
};

/** Price terms before there is an ad: those that {@link priceAd} charges by. */
export interface AdvertisedPrice {
  readonly of: AdvertisedInput["kind"];
  /** One line, canvas or ad, tax included. */
  readonly unit: Centimes;
  /** True when a package of the account sets the unit price. */
  readonly byPackage: boolean;
  /** Price bands of line ads, from the billed minimum on, without a gap; empty where lines do not count. */
  readonly bands: readonly LineBand[];
  /** The smallest total that one date can come to. */
  readonly lowest: Centimes;
}

/**
 * Advertised price of an ad before it is written, computed from the data of the charged price.
 * @throws RangeError as {@link priceAd} does
 */
export function advertisedPrice(input: AdvertisedInput): AdvertisedPrice {
  const bands = input.kind === "line" ? lineBands(input) : [];
  const totalOf = (lines: number) => priceOnce(input, lines).total;
  return {
    of: input.kind,
    unit: priceOnce(input, 0).unit,
    byPackage: input.packageRate !== null,
    bands,
    lowest: Math.min(totalOf(0), ...bands.flatMap(cheapestLines).map(totalOf)),
  };
}

/** Numbers of lines of a band among which the cheapest ad is: its first, and the first that fills its blocks. */
function cheapestLines(band: LineBand): number[] {
  const { fromLines, toLines } = band;
  if (band.kind !== "blocks") return [fromLines];
  const full = Math.ceil(fromLines / band.blockLines) * band.blockLines;
  return toLines === null || full <= toLines ? [fromLines, full] : [fromLines];
}

const priceOnce = (input: AdvertisedInput, lines: number) =>
  priceAd(input.kind === "line" ? { ...input, lines, dates: 1 } : { ...input, dates: 1 });

/** Wherever a tier begins or ends the terms may change; neighbours with the same terms are one band. */
function lineBands(ad: Omit<LineAd, "lines" | "dates">): LineBand[] {
  const starts = [
    MINIMUM_BILLED_LINES,
    ...ad.tariff.tiers.flatMap(({ minLines, maxLines }) =>
      maxLines === null ? [minLines] : [minLines, maxLines + 1],
    ),
  ];
  const bands: LineBand[] = [];
  for (const fromLines of [...new Set(starts)].toSorted((one, other) => one - other)) {
    if (fromLines < MINIMUM_BILLED_LINES) continue;
    const terms = lineTerms(ad, fromLines);
    const last = bands.at(-1);
    if (last !== undefined && isSame(last, terms)) continue;
    if (last !== undefined) bands[bands.length - 1] = { ...last, toLines: fromLines - 1 };
    bands.push({ ...terms, fromLines, toLines: null });
  }
  return bands;
}

function isSame(one: LineTerms, other: LineTerms): boolean {
  if (one.kind !== "perLine" || other.kind !== "perLine") return one.kind === other.kind;
  return (
    one.discount?.percent === other.discount?.percent &&
    one.discount?.fromDates === other.discount?.fromDates
  );
}

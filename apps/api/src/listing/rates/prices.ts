import { type Canvas, type OpenOffer, type Product, priceOf } from "../../pricing/index.ts";

/** What one's account pays for each product it holds a package of, in centimes. */
export type PackageRates = ReadonlyMap<number, number>;

/** Notices that visitors compare: so many lines, on so many dates. */
const LINES = [2, 5, 10, 25, 50];
const DATES = [1, 5];

/** A product on a canvas, to whoever asks. */
export interface Offered {
  readonly offer: OpenOffer;
  readonly product: Product;
  readonly canvas: Canvas;
  readonly packages: PackageRates;
}

/** A line, a date or a canvas, tax included: the catalogue's price, and that of one's own package. */
export function unitOf({ offer, product, canvas, packages }: Offered) {
  const once = { lineCount: 0, dates: 1, packageRate: null };
  return {
    price: priceOf(offer, { product, canvas }, once).unit,
    packagePrice: packages.get(product.id) ?? null,
  };
}

/** What the compared notices cost whoever asks; where lines do not count, what the dates do. */
export function samplesOf({ offer, product, canvas, packages }: Offered) {
  const packageRate = packages.get(product.id) ?? null;
  const lineCounts = offer.fixed_price ? [0] : LINES;
  return lineCounts.flatMap((lineCount) =>
    DATES.map((dates) => {
      const price = priceOf(offer, { product, canvas }, { lineCount, dates, packageRate });
      return { lines: lineCount, dates, tierCode: price.tierCode, total: price.total };
    }),
  );
}

/** What the tiers take off in this heading, in per cent; null where none does. */
export function discountOf({ offer, product, canvas }: Offered, fromDates: number): number | null {
  const tier = offer.tiers.find(({ code }) => code === "DP");
  if (tier === undefined || offer.fixed_price) return null;
  const amounts = { lineCount: tier.min_lines, dates: fromDates, packageRate: null };
  return priceOf(offer, { product, canvas }, amounts).discount?.percent ?? null;
}

import type { CallAnswer, Language } from "@parution/contract/call";
import { readRates } from "@parution/contract/catalogue";
import { dateInZone } from "@parution/rules/dates";
import { blockLinesOf, discountDatesOf } from "@parution/rules/price";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import { DEFAULT_SUPPORT, listHeadings, listSupports } from "../catalogue/index.ts";
import type { Context } from "../platform/context.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import {
  type Canvas,
  listPackageRates,
  type OpenOffer,
  type Product,
  priceOf,
  readOffer,
  withoutRetired,
} from "../pricing/index.ts";
import { type Labels, readLabels } from "./queries.ts";
import { unknownHeading } from "./reading.ts";

/** Prices of a support, by the rules of orders; with the caller's packages when signed in. */
export const readRatesRoute = bind(readRates, async ({ context, identity, language, input }) => {
  const { supportId = DEFAULT_SUPPORT, headingId } = input.query;
  const { db, clock } = context;
  const { support, headings } = await readSold(context, supportId, headingId, language);
  const offers = await Promise.all(
    headings.map(({ id }) => readOffer(db, supportId, id, clock.now())),
  );
  const tiers = offers[0]?.tiers ?? [];
  const tariff = {
    tiers: [],
    packagePrice: support.package_price,
    packageLines: support.package_block_lines,
    discountFromDates: support.package_min_dates,
  };
  const discountFromDates = discountDatesOf(tariff);
  const packages = await packagesOf(context, identity);
  const labels = await readLabels(db, language);
  return {
    support: {
      id: support.id,
      label: support.label,
      slug: support.slug,
      medium: mediumOf(support.channel_id),
      fixedPrice: support.fixed_price,
    },
    flatPrice: support.package_price,
    blockLines: blockLinesOf(tariff),
    discountFromDates,
    tiers: tiers.map((tier) => ({
      minLines: tier.min_lines,
      maxLines: tier.max_lines,
      code: tier.code,
      discountPercent: tier.discount_percent,
    })),
    headings: headings.flatMap((heading, index) => {
      const offer = offers[index];
      if (offer === undefined || offer.unit_price === null) return [];
      const open = { ...withoutRetired(offer), unit_price: offer.unit_price };
      return [rateHeading(heading, { offer: open, packages, labels, discountFromDates })];
    }),
  };
});

/** A support with its headings, or the one that is asked for. @throws ProblemError 404 where one is not there. */
async function readSold(
  { db }: Context,
  supportId: number,
  headingId: number | undefined,
  language: Language,
) {
  const support = (await listSupports(db, language)).find(({ id }) => id === supportId);
  if (support === undefined) throw notFound(unknownSupport);
  const sold = await listHeadings(db, supportId, language);
  const headings = sold.filter(({ id }) => headingId === undefined || id === headingId);
  if (headings.length === 0) throw notFound(unknownHeading);
  return { support, headings };
}

async function packagesOf(
  { db, clock, config }: Context,
  identity: Identity | null,
): Promise<PackageRates> {
  if (identity === null) return new Map();
  const today = dateInZone(clock.now(), config.publisherZone);
  const rates = await listPackageRates(db, identity.businessId, today);
  return new Map(rates.map(({ product_id, price }) => [product_id, price]));
}

type RatedHeading = CallAnswer<typeof readRates>["headings"][number];

type RatedType = RatedHeading["types"][number];

interface RatesQuery {
  readonly offer: OpenOffer;
  readonly packages: PackageRates;
  readonly labels: Labels;
  /** Number of dates from which the support gives a discount. */
  readonly discountFromDates: number;
}

/** Prices of a heading: each type by line, date or canvas. */
function rateHeading(
  heading: { readonly id: number; readonly label: string; readonly slug: string },
  query: RatesQuery,
): RatedHeading {
  const offered = query.offer.products.flatMap((product) => offeredOf(product, query));
  const line = offered.find(({ product }) => product.format === "L");
  const byType = Map.groupBy(offered, ({ product }) => `${product.ad_type_id} ${product.format}`);
  return {
    id: heading.id,
    label: heading.label,
    slug: heading.slug,
    discountPercent: line === undefined ? null : discountOf(line, query.discountFromDates),
    types: [...byType.values()].flatMap((group) => rateType(group, query.labels)),
  };
}

function offeredOf(product: Product, { offer, packages }: RatesQuery): Offered[] {
  return offer.canvases
    .filter((canvas) => canvas.product_id === product.id)
    .map((canvas) => ({ offer, product, canvas, packages }));
}

function rateType(group: readonly Offered[], labels: Labels): RatedType[] {
  const [first] = group;
  if (first === undefined) return [];
  const { product, offer } = first;
  const isByUnit = product.format === "L" || offer.fixed_price;
  return [
    {
      id: product.ad_type_id,
      label: labels.types.get(product.ad_type_id) ?? "",
      format: product.format === "L" ? "line" : "modular",
      unit: isByUnit ? unitOf(first) : null,
      samples: isByUnit ? samplesOf(first) : [],
      canvases: isByUnit ? [] : rateCanvases(group, labels),
    },
  ];
}

function rateCanvases(group: readonly Offered[], labels: Labels): RatedType["canvases"] {
  const rated = group.flatMap((offered) => {
    const canvas = labels.canvases.get(offered.canvas.id);
    if (canvas === undefined) return [];
    const { colour_id } = offered.product;
    const colour = colour_id === null ? null : (labels.colours.get(colour_id) ?? null);
    return [{ ...canvas, colour, ...unitOf(offered) }];
  });
  return rated.toSorted((one, other) => one.price - other.price || one.id - other.id);
}

/** Price of each product for which the account holds a package, in centimes. */
export type PackageRates = ReadonlyMap<number, number>;

/** Ads that visitors compare: so many lines, on so many dates. */
const LINES = [2, 5, 10, 25, 50];

const DATES = [1, 5];

/** A product on a canvas, at the caller's prices. */
export interface Offered {
  readonly offer: OpenOffer;
  readonly product: Product;
  readonly canvas: Canvas;
  readonly packages: PackageRates;
}

/** Price of a line, a date or a canvas, tax included: the catalogue's, and that of the caller's package. */
function unitOf({ offer, product, canvas, packages }: Offered) {
  const once = { lineCount: 0, dates: 1, packageRate: null };
  return {
    price: priceOf(offer, { product, canvas }, once).unit,
    packagePrice: packages.get(product.id) ?? null,
  };
}

/** Prices of the compared ads for the caller; where lines do not count, prices of dates. */
function samplesOf({ offer, product, canvas, packages }: Offered) {
  const packageRate = packages.get(product.id) ?? null;
  const lineCounts = offer.fixed_price ? [0] : LINES;
  return lineCounts.flatMap((lineCount) =>
    DATES.map((dates) => {
      const price = priceOf(offer, { product, canvas }, { lineCount, dates, packageRate });
      return { lines: lineCount, dates, tierCode: price.tierCode, total: price.total };
    }),
  );
}

/** Discounts of the tiers in this heading, in per cent; null: none. */
function discountOf({ offer, product, canvas }: Offered, fromDates: number): number | null {
  const tier = offer.tiers.find(({ code }) => code === "DP");
  if (tier === undefined || offer.fixed_price) return null;
  const amounts = { lineCount: tier.min_lines, dates: fromDates, packageRate: null };
  return priceOf(offer, { product, canvas }, amounts).discount?.percent ?? null;
}

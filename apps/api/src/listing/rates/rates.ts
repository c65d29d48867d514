import type { Language } from "@parution/contract/call";
import { readRates } from "@parution/contract/listing";
import { dateInZone } from "@parution/rules/dates";
import { blockLinesOf, discountDatesOf } from "@parution/rules/price";
import { mediumOf, unknownSupport } from "../../calendar/index.ts";
import { DEFAULT_SUPPORT, listHeadings, listSupports } from "../../catalogue/index.ts";
import type { Context } from "../../platform/context/index.ts";
import { bind, notFound } from "../../platform/http/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { listPackageRates, readOffer } from "../../pricing/index.ts";
import { unknownHeading } from "../problems.ts";
import { rateHeading } from "./heading.ts";
import { readLabels } from "./labels.ts";
import type { PackageRates } from "./prices.ts";

/** What everything costs on a support, by the rules that orders are priced by; with one's own packages, signed in. */
export const readRatesRoute = bind(readRates, async ({ context, identity, language, input }) => {
  const { supportId = DEFAULT_SUPPORT, headingId } = input.query;
  const { db } = context;
  const { support, headings } = await readSold(context, supportId, headingId, language);
  const offers = await Promise.all(headings.map(({ id }) => readOffer(db, supportId, id)));
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
      const open = { ...offer, unit_price: offer.unit_price };
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

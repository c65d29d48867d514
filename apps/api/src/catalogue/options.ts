import type { Language } from "@parution/contract/call";
import { advertisedPrice, type LineTariff } from "@parution/rules/price";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import {
  listChannels,
  listHeadings,
  listLowestPrices,
  listOptions,
  listSubheadings,
  listSuboptions,
  listSupports,
  listTiers,
  listTypes,
} from "./queries.ts";

/**
 * Choices of an order on a support: channels, supports, and its headings with their options.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readOrderOptions(db: Queries, supportId: number, language: Language) {
  const supports = await describeSupports(db, language);
  if (!supports.some(({ id }) => id === supportId)) throw notFound(unknownSupport);
  const channels = await listChannels(db, language);
  return {
    channels: channels.map(({ id, label }) => ({ medium: mediumOf(id), label })),
    supports,
    headings: await describeHeadings(db, supportId, language),
  };
}

async function describeSupports(db: Queries, language: Language) {
  const tiers = Map.groupBy(await listTiers(db), (tier) => tier.support_id);
  const offers = Map.groupBy(await listLowestPrices(db), (offer) => offer.support_id);
  const supports = await listSupports(db, language);
  return supports.map((support) => ({
    id: support.id,
    label: support.label,
    slug: support.slug,
    medium: mediumOf(support.channel_id),
    language: support.language,
    fixedPrice: support.fixed_price,
    wordBreak: support.word_break,
    blockLines: support.package_block_lines,
    discountFromDates: support.package_min_dates,
    packagePrice: support.package_price,
    tiers: (tiers.get(support.id) ?? []).map((tier) => ({
      minLines: tier.min_lines,
      maxLines: tier.max_lines,
      code: tier.code,
      discountPercent: tier.discount_percent,
    })),
    lowestPrice: lowestOf(support, tiers.get(support.id) ?? [], offers.get(support.id) ?? []),
  }));
}

type SupportRow = Awaited<ReturnType<typeof listSupports>>[number];
type TierRow = Awaited<ReturnType<typeof listTiers>>[number];
type LowestRow = Awaited<ReturnType<typeof listLowestPrices>>[number];

/** Lowest price of one date on a support, in centimes, tax included; null where it sells nothing. */
function lowestOf(
  support: SupportRow,
  tiers: readonly TierRow[],
  offers: readonly LowestRow[],
): number | null {
  const totals = offers.map(({ format, unit_price, discount_percent }) => {
    const price = Number(unit_price);
    const packageRate = null;
    if (support.fixed_price) return advertisedPrice({ kind: "fixed", price, packageRate }).lowest;
    if (format === "M") {
      return advertisedPrice({ kind: "modular", canvasPrice: price, packageRate }).lowest;
    }
    return advertisedPrice({
      kind: "line",
      unitPrice: price,
      packageRate,
      headingDiscount: discount_percent,
      tariff: tariffOf(support, tiers),
    }).lowest;
  });
  return totals.length === 0 ? null : Math.min(...totals);
}

const tariffOf = (support: SupportRow, tiers: readonly TierRow[]): LineTariff => ({
  packagePrice: support.package_price,
  packageLines: support.package_block_lines,
  discountFromDates: support.package_min_dates,
  tiers: tiers.map((tier) => ({
    minLines: tier.min_lines,
    maxLines: tier.max_lines,
    code: tier.code,
    discount: tier.discount_percent,
  })),
});

async function describeHeadings(db: Queries, supportId: number, language: Language) {
  const headings = await listHeadings(db, supportId, language);
  const subheadings = Map.groupBy(await listSubheadings(db, language), (row) => row.heading_id);
  const types = Map.groupBy(await listTypes(db, [supportId], language), (row) => row.heading_id);
  const choices = Map.groupBy(await listSuboptions(db, language), (row) => row.option_id);
  const options = Map.groupBy(await listOptions(db, language), (row) => row.heading_id);
  return headings.map((heading) => ({
    id: heading.id,
    label: heading.label,
    printedLabel: heading.printed_label,
    slug: heading.slug,
    isProduct: heading.is_product,
    unitPrice: heading.unit_price,
    discountPercent: heading.discount_percent,
    types: (types.get(heading.id) ?? []).map(({ id, label }) => ({ id, label })),
    subheadings: (subheadings.get(heading.id) ?? []).map(({ id, label, asks_sector }) => ({
      id,
      label,
      asksSector: asks_sector,
    })),
    options: (options.get(heading.id) ?? []).map(({ id, label }) => ({
      id,
      label,
      choices: (choices.get(id) ?? []).map((choice) => ({ id: choice.id, label: choice.label })),
    })),
  }));
}

import type { Language } from "@parution/contract/call";
import type { Context } from "../platform/context/index.ts";
import { priceSelection, type Selection } from "../pricing/index.ts";
import { wordSteps } from "./steps.ts";

/**
 * The price that an order of the selection would be charged now, step by step.
 * @param businessId whose packages count; null for visitors.
 * @throws ProblemError 422 naming every field that does not hold.
 */
export async function quoteSelection(
  { db, clock, config }: Context,
  selection: Selection,
  businessId: number | null,
  language: Language,
) {
  const at = { now: clock.now(), zone: config.publisherZone };
  const priced = await priceSelection(db, selection, businessId, at, "draft");
  const { price } = priced;
  return {
    lines: price.lines,
    billedLines: price.billedLines,
    unitPrice: priced.unitPrice,
    dates: price.dates,
    tierCode: price.tierCode,
    discountPercent: price.discount?.percent ?? 0,
    exclTax: price.exclTax,
    tax: price.tax,
    total: price.total,
    steps: wordSteps(price.steps, language),
    expiresAt: priced.expiresAt,
  };
}

import type { Language } from "@parution/contract/call";
import { quoteAd } from "@parution/contract/quote";
import type { Clock } from "@parution/rules/calendar";
import { priceOfEdit } from "@parution/rules/price";
import { requireOwnIdentity } from "../access/index.ts";
import { editedOrderOf, findEditable } from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bind } from "../platform/http/bind.ts";
import { unauthenticated } from "../platform/http/problems.ts";
import { throttleVisitor } from "../platform/http/throttle.ts";
import type { Identity } from "../platform/session/identify.ts";
import { priceSelection, type Selection } from "../pricing/index.ts";
import { wordSteps } from "./steps.ts";

/**
 * Price of an order of the selection as charged now, step by step; of an edit, with the amount to charge or credit.
 * @param identity whose packages and ads count; null for visitors.
 * @throws ProblemError 422 naming every invalid field; 404, 409 for an ad that cannot be edited.
 */
async function quoteSelection(
  context: Context,
  { adId, ...selection }: Selection & { readonly adId?: number | undefined },
  identity: Identity | null,
  language: Language,
) {
  const at = clockOf(context);
  const ad = adId === undefined ? null : await findOwn(context.db, adId, identity, at);
  const priced = await priceSelection(
    context.db,
    selection,
    identity?.businessId ?? null,
    at,
    "draft",
    ad,
  );
  const { price } = priced;
  const edited = ad && editedOrderOf(ad);
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
    edit: edited && {
      charged: edited.charged,
      ...priceOfEdit(price.total, priced.productId, edited),
    },
    steps: wordSteps(price.steps, language),
    expiresAt: priced.expiresAt,
  };
}

/** @throws ProblemError 401 for visitors, who have no ads. */
async function findOwn(db: Queries, adId: number, identity: Identity | null, clock: Clock) {
  if (identity === null) throw unauthenticated();
  return findEditable(db, adId, identity, clock);
}

export const quoteRoutes = [
  bind(quoteAd, async ({ input, context, identity, language, address }) => {
    if (identity === null) await throttleVisitor(context, address);
    else requireOwnIdentity(identity, input.body);
    return quoteSelection(context, input.body, identity, language);
  }),
];

import type { Language } from "@parution/contract/call";
import { readSubscriptionOffers } from "@parution/contract/subscriptions";
import { splitTax, withTax } from "@parution/rules/money";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { placeSubscriptionRoute } from "./place.ts";
import { selectOffers } from "./queries.ts";

/** The subscriptions on offer, each as a support sells it, prices with tax. */
async function readOffers(db: Queries, supportId: number | undefined, language: Language) {
  const rows = await selectOffers(db, supportId, language);
  return rows.map((row) => {
    const total = withTax(row.price);
    return {
      id: row.id,
      code: row.code,
      title: row.title,
      description: row.description,
      months: row.months,
      onPaper: row.on_paper,
      support: { id: row.support_id, label: row.support_label, slug: row.slug },
      total,
      ...splitTax(total),
    };
  });
}

export const subscriptionRoutes: readonly Route[] = [
  bind(readSubscriptionOffers, ({ input, context, language }) =>
    readOffers(context.db, input.query.supportId, language),
  ),
  placeSubscriptionRoute,
];

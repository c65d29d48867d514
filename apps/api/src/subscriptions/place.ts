import { placeSubscription } from "@parution/contract/subscriptions";
import { standingOf } from "@parution/rules/access";
import { withTax } from "@parution/rules/money";
import {
  openOrder,
  requireOwnIdentity,
  requirePrice,
  settleOnTerm,
  tellOrderReceived,
} from "../orders/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { bindSession, invalid, type Messages } from "../platform/http/index.ts";
import { once } from "../platform/idempotency/index.ts";

/** Orders a subscription at the server's price (readings C5). An account on term settles at once, others on the recap. */
export const placeSubscriptionRoute = bindSession(placeSubscription, async (request) => {
  const { input, identity, context, language } = request;
  const { offerId, supportId } = input.body;
  requireOwnIdentity(identity, input.body);
  const total = withTax(await findPrice(context.db, offerId, supportId));
  if (input.body.total !== undefined) requirePrice(input.body.total, total);
  const { onAccount: onTerm } = standingOf(identity);
  const message = (onTerm ? texts.onTerm : texts.placed)[language];
  return once(request, async (tx) => {
    const at = new Date(context.clock.now());
    const order = await openOrder(tx, { kind: "subscription", identity, supportId, total, at });
    await tx
      .insertInto("subscriptions")
      .values({ order_id: order.id, offer_id: offerId, support_id: supportId })
      .execute();
    if (onTerm) await settleOnTerm(tx, identity.businessId, order, context);
    await tellOrderReceived(tx, order.id, { language, awaitsPayment: !onTerm, at });
    return { orderId: order.id, onTerm, message, total };
  });
});

/** @throws ProblemError 422 when the support does not sell the offer. */
async function findPrice(db: Queries, offerId: number, supportId: number): Promise<number> {
  const sold = await db
    .selectFrom("subscription_prices")
    .where("offer_id", "=", offerId)
    .where("support_id", "=", supportId)
    .select("price")
    .executeTakeFirst();
  if (sold === undefined) throw invalid({ abonnement_id: [texts.unknown] });
  return sold.price;
}

const texts = {
  unknown: {
    fr: "Cet abonnement n’est pas proposé sur ce support.",
    ar: "هذا الاشتراك غير متوفر في هذه الدعامة.",
  },
  placed: { fr: "Votre abonnement est enregistré.", ar: "تم تسجيل اشتراككم." },
  onTerm: {
    fr: "Votre abonnement est porté sur votre compte à terme. Il commence sous trois jours ouvrables.",
    ar: "تم تقييد اشتراككم في حسابكم بالأداء الآجل. يبدأ في غضون ثلاثة أيام عمل.",
  },
} as const satisfies Record<string, Messages>;

import { placeSubscription } from "@parution/contract/subscriptions";
import { creditTermsOf } from "@parution/rules/access";
import { withTax } from "@parution/rules/money";
import { deliveryFaults } from "@parution/rules/subscriptions";
import { requireOwnIdentity } from "../access/index.ts";
import { notifyOrderReceived, openOrder, requirePrice, settleOnTerm } from "../orders/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { bindSession } from "../platform/http/bind.ts";
import { invalid, type Messages } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import { catalogueVersionAt } from "../pricing/index.ts";
import { insertSubscription, selectSold } from "./queries.ts";

/** Orders a subscription at the server's price. An account on term settles at once, others pay on the recap. */
export const placeSubscriptionRoute = bindSession(placeSubscription, async (request) => {
  const { input, identity, context, language } = request;
  const { offerId, supportId } = input.body;
  requireOwnIdentity(identity, input.body);
  await catalogueVersionAt(context.db, context.clock.now());
  const sold = await findSold(context.db, offerId, supportId);
  const total = withTax(sold.price);
  if (input.body.total !== undefined) requirePrice(input.body.total, total);
  const delivery = sold.on_paper ? readDelivery(input.body) : {};
  const { onAccount: onTerm, credit: paysOnTerm } = creditTermsOf(identity);
  const message = (onTerm ? texts.onTerm : texts.placed)[language];
  return once(request, async (tx) => {
    const at = new Date(context.clock.now());
    const order = await openOrder(tx, { kind: "subscription", identity, supportId, total, at });
    await insertSubscription(tx, { orderId: order.id, offerId, supportId, delivery });
    if (onTerm) await settleOnTerm(tx, identity.businessId, order, context);
    const receipt = { language, awaitsPayment: !onTerm, onTerm: paysOnTerm, at };
    await notifyOrderReceived(tx, order.id, receipt);
    return { orderId: order.id, onTerm, message, total };
  });
});

/** @throws ProblemError 422 when the support does not sell the offer. */
async function findSold(db: Queries, offerId: number, supportId: number) {
  const sold = await selectSold(db, offerId, supportId);
  if (sold === undefined) throw invalid<typeof placeSubscription>({ offerId: [texts.unknown] });
  return sold;
}

/**
 * Reads the delivery of a paper subscription, null where the call leaves it out.
 * @throws ProblemError 422 for an address that is too long, or an invalid telephone number.
 */
function readDelivery(body: { address?: string | undefined; phone?: string | undefined }) {
  const delivery = { address: body.address?.trim() ?? "", phone: body.phone?.trim() ?? "" };
  const { address, phone } = deliveryFaults(delivery);
  if (address || phone) {
    throw invalid<typeof placeSubscription>({
      ...(address && { address: [texts.address] }),
      ...(phone && { phone: [texts.phone] }),
    });
  }
  return { address: delivery.address || null, telephone: delivery.phone || null };
}

const texts = {
  unknown: {
    fr: "Cet abonnement n’est pas proposé sur ce support.",
    ar: "هذا الاشتراك غير متوفر في هذه الدعامة.",
  },
  address: { fr: "Cette adresse est trop longue.", ar: "هذا العنوان طويل جدا." },
  phone: { fr: "Ce numéro de téléphone n’est pas valide.", ar: "رقم الهاتف هذا غير صالح." },
  placed: { fr: "Votre abonnement est enregistré.", ar: "تم تسجيل اشتراككم." },
  onTerm: {
    fr: "Votre abonnement est porté sur votre compte à terme. Il commence sous trois jours ouvrables.",
    ar: "تم تقييد اشتراككم في حسابكم بالأداء الآجل. يبدأ في غضون ثلاثة أيام عمل.",
  },
} as const satisfies Record<string, Messages>;

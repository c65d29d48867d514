import { topUp } from "@parution/contract/payments";
import type { Transaction } from "kysely";
import { permissionsOfCaller, requireOwnIdentity } from "../access/index.ts";
import { requireTopUpRoom } from "../ledger/index.ts";
import { lockOrder, orderNotFound } from "../orders/index.ts";
import { startCardPayment } from "../payments/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession } from "../platform/http/bind.ts";
import { forbidden, invalid, type Messages } from "../platform/http/problems.ts";
import { once } from "../platform/idempotency/once.ts";
import type { Identity } from "../platform/session/identify.ts";
import { findSupport, insertTopUp } from "./queries.ts";

/**
 * Orders a top-up of the account's balance and sends the payer to the card provider; its callback settles it. One that
 * was not paid stays, to be finalised or cancelled like any order (docs/domain/payments.md#top-ups).
 */
export const topUpRoute = bindSession(topUp, (request) =>
  once(request, async (tx) => {
    const { input, identity, context, language } = request;
    const { amount, supportId } = input.body;
    requireOwnIdentity(identity, input.body);
    if (!permissionsOfCaller(identity).mayTopUp) throw forbidden(texts.onAccount);
    await requireTopUpRoom(tx, identity.businessId, amount);
    const support = await chooseSupport(tx, identity, supportId);
    const orderId = await insertTopUp(tx, identity, support, amount, context.clock.now());
    const order = await lockOrder(tx, orderId, identity);
    if (order === null) throw orderNotFound();
    const checkout = await startCardPayment(tx, order, identity, context, language);
    const message = texts.card[language];
    return { orderId, status: "topUpAwaiting" as const, message, redirection: { ...checkout } };
  }),
);

/**
 * The support named, else the account's own.
 * @throws ProblemError 422 on `supportId` when there is none such.
 */
async function chooseSupport(
  tx: Transaction<Database>,
  identity: Identity,
  requestedSupportId: number | undefined,
): Promise<number> {
  const support = await findSupport(tx, identity.businessId, requestedSupportId);
  if (support === undefined) throw invalid<typeof topUp>({ supportId: [texts.support] });
  return support.id;
}

const texts = {
  card: {
    fr: "Vous allez être redirigé vers la page de paiement sécurisée.",
    ar: "ستتم إحالتكم على صفحة الأداء الآمنة.",
  },
  onAccount: {
    fr: "Un compte à terme ne se recharge pas.",
    ar: "لا تتم تعبئة رصيد حساب الأداء الآجل.",
  },
  support: { fr: "Ce support n’existe pas.", ar: "هذا المنشور غير موجود." },
} as const satisfies Record<string, Messages>;

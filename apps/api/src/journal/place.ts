import type { CallAnswer } from "@parution/contract/call";
import { placeJournal, placeJournalUnderConvention } from "@parution/contract/journal";
import { standingOf } from "@parution/rules/access";
import type { Transaction } from "kysely";
import { requireConventionCall, requireOwnIdentity } from "../access/index.ts";
import { notifyOrderReceived, openOrder, requirePrice, settleOnTerm } from "../orders/index.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { bindSession, type CallRequest } from "../platform/http/bind.ts";
import { once } from "../platform/idempotency/once.ts";
import type { Identity } from "../platform/session/identify.ts";
import { type JournalInput, type JournalSelection, selectJournal } from "./selection.ts";
import { texts } from "./texts.ts";

export const placeJournalRoute = bindSession(placeJournal, (request) => {
  requireConventionCall(request.identity, false);
  return place(request);
});

export const placeJournalUnderConventionRoute = bindSession(
  placeJournalUnderConvention,
  (request) => {
    requireConventionCall(request.identity, true);
    return place(request);
  },
);

type Answer = CallAnswer<typeof placeJournal>;
type Request = CallRequest<
  unknown,
  { readonly payLater?: boolean | undefined },
  JournalInput,
  Answer,
  Identity
>;

/**
 * Orders issues. The server decides everything again. An account on term settles at once; others, and
 * every account with `plus_tard`, pay later.
 */
async function place(request: Request): Promise<Answer> {
  const { input, identity, context, language } = request;
  requireOwnIdentity(identity, input.body);
  const now = context.clock.now();
  const clock = { now, zone: context.config.publisherZone };
  const selection = await selectJournal(context.db, input.body, identity.businessId, clock);
  const { total } = selection.price;
  if (input.body.total !== undefined) requirePrice(input.body.total, total);
  const payLater = input.query.payLater === true;
  const { onAccount, credit: paysOnTerm } = standingOf(identity);
  const onTerm = onAccount && !payLater;
  const saved = paysOnTerm ? texts.savedOnTerm : texts.saved;
  const { [language]: message } = onTerm ? texts.onTerm : payLater ? saved : texts.placed;
  return once(request, async (tx) => {
    const at = new Date(now);
    const { supportId } = input.body;
    const order = await openOrder(tx, { kind: "journal", identity, supportId, total, at });
    await insertJournal(tx, order.id, selection);
    if (onTerm) await settleOnTerm(tx, identity.businessId, order, context);
    const receipt = { language, awaitsPayment: !onTerm, onTerm: paysOnTerm, at };
    await notifyOrderReceived(tx, order.id, receipt);
    return { orderId: order.id, onTerm, message, total };
  });
}

async function insertJournal(
  tx: Transaction<Database>,
  orderId: number,
  { input, price, byPackage, address }: JournalSelection,
): Promise<void> {
  await tx
    .insertInto("journal_orders")
    .values({
      order_id: orderId,
      product_id: input.productId,
      duration_id: input.durationId,
      delivery_id: input.deliveryId,
      unit_price: price.unit,
      delivery_price: price.delivery,
      by_package: byPackage,
      copies: price.copies,
      phone: input.phone?.trim() ?? "",
      address,
      legal_name: input.legalName?.trim() || null,
    })
    .execute();
  const issues = input.issues.map(({ date, copies }) => ({
    order_id: orderId,
    date,
    quantity: copies,
  }));
  await tx.insertInto("journal_order_dates").values(issues).execute();
}

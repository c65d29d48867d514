import type { CallAnswer } from "@parution/contract/call";
import { placeJournal, placeJournalUnderConvention } from "@parution/contract/journal";
import { creditTermsOf } from "@parution/rules/access";
import { requireConventionCall, requireOwnIdentity } from "../access/index.ts";
import { notifyOrderReceived, openOrder, requirePrice, settleOnTerm } from "../orders/index.ts";
import { bindSession, type CallRequest } from "../platform/http/bind.ts";
import { once } from "../platform/idempotency/once.ts";
import type { Identity } from "../platform/session/identify.ts";
import { insertJournal, type JournalInput } from "./queries.ts";
import { selectJournal } from "./selection.ts";
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
 * Orders issues, checked and priced by the server. An account on term settles at once; others, and
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
  const { onAccount, credit: paysOnTerm } = creditTermsOf(identity);
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

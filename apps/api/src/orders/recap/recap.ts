import type { CallAnswer, Language } from "@parution/contract/call";
import { readRecap } from "@parution/contract/orders";
import { adFinaliseCutoff, canFinaliseAd } from "@parution/rules/calendar";
import { awaitsPayment, orderStatusOf } from "@parution/rules/orders";
import { readOrderedJournal } from "../../journal/ordered.ts";
import {
  type CreditCondition,
  fitsCeiling,
  readBalances,
  readCreditCondition,
} from "../../ledger/index.ts";
import type { Context } from "../../platform/context/index.ts";
import { bindSession } from "../../platform/http/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { readOrderedSubscription } from "../../subscriptions/ordered.ts";
import { isCancellable } from "../cancel.ts";
import { orderBadge, orderKindLabel, paymentMethodOf } from "../labels.ts";
import { toIsoDate } from "../order.ts";
import { ceilingMessage, orderNotFound } from "../problems.ts";
import { offeredMethods, permissionsOfCaller } from "../standing.ts";
import { describeAd } from "./ad.ts";
import { type OrderedAdRow, type RecapRow, selectOrderedAd, selectRecap } from "./queries.ts";
import { summariseRecapSupport } from "./support.ts";

type Recap = CallAnswer<typeof readRecap>;

/** An order before and after payment, with what its account may still do with it. */
export const readRecapRoute = bindSession(readRecap, async (request) => {
  const { context, identity, language, input } = request;
  const row = await selectRecap(context.db, input.query.orderId, identity, language);
  if (row === undefined) throw orderNotFound();
  const ad = await selectOrderedAd(context.db, row.id, language);
  const credit = await readCreditCondition(context.db, row.business_id);
  const { balance, freeBalance } = await readBalances(context.db, row.business_id);
  return {
    ...describeOrder(row, language),
    ...describePayment(row, ad, identity, context),
    ceiling: describeCeiling(row, credit, identity, language),
    balance,
    freeBalance,
    firstDate: ad === undefined ? null : toIsoDate(ad.first_date),
    ad: ad === undefined ? null : describeAd(ad, row.status, clockOf(context)),
    journal: await readOrderedJournal(context.db, row.id, language),
    subscription: await readOrderedSubscription(context.db, row.id, language),
  };
});

function describeOrder(row: RecapRow, language: Language) {
  return {
    id: row.id,
    reference: row.ref,
    support: summariseRecapSupport(row),
    type: { kind: row.kind, label: orderKindLabel[row.kind][language] },
    status: orderStatusOf(row.status),
    badge: orderBadge(row.status, language),
    exclTax: row.excl_tax,
    tax: row.tax,
    total: row.total,
    couponPercent: row.percent,
    createdAt: row.created_at.getTime(),
    paymentMethod: paymentMethodOf(row.payment_method),
    clientHash: row.client_hash,
  };
}

const clockOf = ({ clock, config }: Pick<Context, "clock" | "config">) => ({
  now: clock.now(),
  zone: config.publisherZone,
});

/** What can be done with the order now, and until when (readings E1; specification 2, point 4). */
function describePayment(
  row: RecapRow,
  ad: OrderedAdRow | undefined,
  identity: Identity,
  { clock, config }: Context,
): Pick<
  Recap,
  "payableUntil" | "paymentMethods" | "mayUseCoupon" | "mayCancel" | "invoiceEditable"
> {
  const isWaiting = awaitsPayment(row);
  const firstDate = ad === undefined ? null : toIsoDate(ad.first_date);
  const fixedPrice = row.fixed_price ?? false;
  const isInTime = canFinaliseAd({ firstDate, fixedPrice }, clockOf({ clock, config }));
  const hasDeadline = isWaiting && !fixedPrice && firstDate !== null;
  return {
    payableUntil: hasDeadline ? adFinaliseCutoff(firstDate, config.publisherZone) : null,
    paymentMethods: isWaiting && isInTime ? offeredMethods(identity, row.kind) : [],
    mayUseCoupon: isWaiting && row.kind !== "topup" && permissionsOfCaller(identity).mayUseCoupon,
    mayCancel: isCancellable(row.status),
    invoiceEditable: false,
  };
}

/** Exceeded as soon as this order would not fit any more, which is what the payer wants to know. */
function describeCeiling(
  row: RecapRow,
  { ceiling, owed, exceeded }: CreditCondition,
  identity: Identity,
  language: Language,
): Recap["ceiling"] {
  const isWaiting = awaitsPayment(row);
  const overflows = isWaiting && !fitsCeiling(ceiling, owed, row.total);
  const isExceeded = permissionsOfCaller(identity).hasCeiling && (exceeded || overflows);
  return { exceeded: isExceeded, message: isExceeded ? ceilingMessage[language] : null };
}

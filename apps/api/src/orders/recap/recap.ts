import type { CallAnswer, Language } from "@parution/contract/call";
import { readRecap } from "@parution/contract/orders";
import { canFinaliseAd } from "@parution/rules/calendar";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { awaitsPayment } from "@parution/rules/orders";
import { readOrderedJournal } from "../../journal/ordered.ts";
import { readBalances, readCreditCondition } from "../../ledger/index.ts";
import { type Context, clockOf } from "../../platform/context/index.ts";
import { bindSession } from "../../platform/http/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { readOrderedSubscription } from "../../subscriptions/ordered.ts";
import { isCancellable } from "../cancel.ts";
import { describeFiles } from "../edit/read.ts";
import { describeHead } from "../head.ts";
import { isOverCeiling } from "../over-ceiling.ts";
import { ceilingMessage, orderNotFound } from "../problems.ts";
import { offeredMethods, permissionsOfCaller } from "../standing.ts";
import { describeAd } from "./ad.ts";
import { type RecapRow, selectOrderedAd, selectRecap } from "./queries.ts";

type Recap = CallAnswer<typeof readRecap>;

/** An order before and after payment, with what its account may still do with it. */
export const readRecapRoute = bindSession(readRecap, async (request) => {
  const { context, identity, language, input } = request;
  const row = await selectRecap(context, input.query.orderId, identity, language);
  if (row === undefined) throw orderNotFound();
  const ad = await selectOrderedAd(context.db, row.id, language);
  const credit = await readCreditCondition(context.db, row.business_id);
  const { balance, freeBalance } = await readBalances(context.db, row.business_id);
  const firstDate = ad === undefined ? null : toIsoDate(ad.first_date);
  const asking = { identity, credit, context, language };
  return {
    ...describeHead({ ...row, first_date: firstDate }, asking),
    ...describePayment(row, firstDate, identity, context),
    ceiling: describeCeiling(isOverCeiling(row, credit, identity), language),
    couponPercent: row.percent,
    clientHash: row.client_hash,
    productId: ad?.product_id ?? null,
    purchaseOrder: row.purchase_order || null,
    balance,
    freeBalance,
    ad:
      ad === undefined
        ? null
        : describeAd(ad, await describeFiles(context.db, ad.id), row.status, clockOf(context)),
    journal: await readOrderedJournal(context.db, row.id, language),
    subscription: await readOrderedSubscription(context.db, row.id, language),
  };
});

/** What can be done with the order now. */
function describePayment(
  row: RecapRow,
  firstDate: IsoDate | null,
  identity: Identity,
  { clock, config }: Context,
): Pick<Recap, "paymentMethods" | "mayUseCoupon" | "mayCancel"> {
  const isWaiting = awaitsPayment(row);
  const fixedPrice = row.fixed_price ?? false;
  const isInTime = canFinaliseAd({ firstDate, fixedPrice }, clockOf({ clock, config }));
  return {
    paymentMethods: isWaiting && isInTime ? offeredMethods(identity, row.kind) : [],
    mayUseCoupon: isWaiting && row.kind !== "topup" && permissionsOfCaller(identity).mayUseCoupon,
    mayCancel: isCancellable(row.status),
  };
}

const describeCeiling = (exceeded: boolean, language: Language): Recap["ceiling"] => ({
  exceeded,
  message: exceeded ? ceilingMessage[language] : null,
});

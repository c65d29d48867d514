import type { CallAnswer, Language } from "@parution/contract/call";
import { readRecap } from "@parution/contract/orders";
import { adFinaliseCutoff, canFinaliseAd } from "@parution/rules/calendar";
import { ORDER_STATUS_CODES, orderStatusOf } from "@parution/rules/orders";
import { splitPaperContent } from "@parution/rules/paper-content";
import { type CreditCondition, fitsCeiling, readCreditCondition } from "../../ledger/index.ts";
import type { Context } from "../../platform/context/index.ts";
import { bindSession } from "../../platform/http/index.ts";
import type { Identity } from "../../platform/session/index.ts";
import { isCancellable } from "../cancel.ts";
import { orderBadge, orderKindLabel, paymentMethodOf } from "../labels.ts";
import { toIsoDate } from "../order.ts";
import { ceilingMessage, orderNotFound } from "../problems.ts";
import { offeredMethods, permissionsOfCaller } from "../standing.ts";
import { summariseSupport } from "../support-summary.ts";
import { type OrderedAdRow, type RecapRow, selectOrderedAd, selectRecap } from "./queries.ts";

type Recap = CallAnswer<typeof readRecap>;

/** An order before and after payment, with what its account may still do with it. */
export const readRecapRoute = bindSession(readRecap, async (request) => {
  const { context, identity, language, input } = request;
  const row = await selectRecap(context.db, input.query.orderId, identity, language);
  if (row === undefined) throw orderNotFound();
  const ad = await selectOrderedAd(context.db, row.id, language);
  const credit = await readCreditCondition(context.db, row.business_id);
  return {
    ...describeOrder(row, language),
    ...describePayment(row, ad, identity, context),
    ceiling: describeCeiling(row, credit, identity, language),
    firstDate: ad === undefined ? null : toIsoDate(ad.first_date),
    ad: ad === undefined ? null : describeAd(ad),
  };
});

function describeOrder(row: RecapRow, language: Language) {
  return {
    id: row.id,
    reference: row.ref,
    support: summariseSupport(row),
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
  const isUnpaid = row.status === ORDER_STATUS_CODES.unpaid;
  const firstDate = ad === undefined ? null : toIsoDate(ad.first_date);
  const time = { now: clock.now(), zone: config.publisherZone };
  const isInTime = canFinaliseAd({ firstDate, fixedPrice: row.fixed_price }, time);
  const hasDeadline = isUnpaid && !row.fixed_price && firstDate !== null;
  return {
    payableUntil: hasDeadline ? adFinaliseCutoff(firstDate, config.publisherZone) : null,
    paymentMethods: isUnpaid && isInTime ? offeredMethods(identity) : [],
    mayUseCoupon: isUnpaid && permissionsOfCaller(identity).mayUseCoupon,
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
  const isUnpaid = row.status === ORDER_STATUS_CODES.unpaid;
  const overflows = isUnpaid && !fitsCeiling(ceiling, owed, row.total);
  const isExceeded = permissionsOfCaller(identity).hasCeiling && (exceeded || overflows);
  return { exceeded: isExceeded, message: isExceeded ? ceilingMessage[language] : null };
}

function describeAd(ad: OrderedAdRow): Recap["ad"] {
  return {
    id: ad.id,
    slug: ad.slug,
    reference: ad.ref_web,
    title: ad.web_title,
    heading: ad.heading,
    subheading: ad.subheading,
    format: ad.format === "L" ? "line" : "modular",
    layout: ad.layout,
    lines: ad.line_count,
    paperContent: splitPaperContent(ad.paper_content),
    webContent: ad.publish_on_web ? ad.web_content : null,
    publishOnWeb: ad.publish_on_web,
    canvas: describeCanvas(ad),
    city: ad.city ?? ad.other_city,
    dates: ad.dates.map(({ date }) => toIsoDate(date)),
  };
}

function describeCanvas(ad: OrderedAdRow): NonNullable<Recap["ad"]>["canvas"] {
  if (ad.format === "L" || ad.canvas_id === null) return null;
  return {
    id: ad.canvas_id,
    width: ad.width_mm ?? 0,
    height: ad.height_mm ?? 0,
    titleLimit: ad.title_limit ?? 0,
    bodyLimit: ad.body_limit ?? 0,
    footerLimit: ad.footer_limit ?? 0,
  };
}

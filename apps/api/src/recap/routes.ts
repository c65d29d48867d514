import type { CallAnswer, Language } from "@parution/contract/call";
import { readRecap } from "@parution/contract/orders";
import { type Clock, canFinaliseAd } from "@parution/rules/calendar";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { awaitsPayment } from "@parution/rules/orders";
import { splitPaperContent } from "@parution/rules/paper-content";
import { offeredMethods, permissionsOfCaller } from "../access/index.ts";
import { readBalances, readCreditCondition } from "../ledger/index.ts";
import {
  ceilingMessage,
  describeFiles,
  describeHead,
  type EditableRow,
  editRefusalOf,
  isCancellable,
  isOverCeiling,
  orderNotFound,
  readOrderedJournal,
  readOrderedSubscription,
} from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import type { Identity } from "../platform/session/identify.ts";
import { type OrderedAdRow, type RecapRow, selectOrderedAd, selectRecap } from "./queries.ts";

type Recap = CallAnswer<typeof readRecap>;

/** An order before and after payment, with the actions that its account still has. */
const readRecapRoute = bindSession(readRecap, async (request) => {
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

/** Actions on the order now. */
function describePayment(
  row: RecapRow,
  firstDate: IsoDate | null,
  identity: Identity,
  { clock, config }: Context,
): Pick<Recap, "paymentMethods" | "mayUseCoupon" | "mayCancel"> {
  const isWaiting = awaitsPayment(row);
  const fixedPrice = row.fixed_price ?? false;
  const leadHours = row.lead_hours ?? 0;
  const isInTime = canFinaliseAd({ firstDate, fixedPrice, leadHours }, clockOf({ clock, config }));
  return {
    paymentMethods: isWaiting && isInTime ? offeredMethods(identity, row.kind, config) : [],
    mayUseCoupon: isWaiting && row.kind !== "topup" && permissionsOfCaller(identity).mayUseCoupon,
    mayCancel: isCancellable(row.status),
  };
}

const describeCeiling = (exceeded: boolean, language: Language): Recap["ceiling"] => ({
  exceeded,
  message: exceeded ? ceilingMessage[language] : null,
});

type OrderedAd = NonNullable<CallAnswer<typeof readRecap>["ad"]>;

/** The ad of an order, as its recap shows it. */
function describeAd(
  ad: OrderedAdRow,
  files: Pick<OrderedAd, "photos" | "files">,
  orderStatus: EditableRow["order_status"],
  clock: Clock,
): OrderedAd {
  return {
    id: ad.id,
    slug: ad.slug,
    reference: ad.ref_web,
    title: ad.web_title,
    type: ad.type,
    heading: ad.heading,
    printedHeading: ad.printed_heading,
    subheading: ad.subheading,
    options: ad.options,
    sector: ad.sector || null,
    tenderReference: ad.reference || null,
    format: ad.format === "L" ? "line" : "modular",
    layout: ad.layout,
    lines: ad.line_count,
    wordBreak: ad.word_break,
    paperContent: splitPaperContent(ad.paper_content),
    webContent: ad.publish_on_web ? ad.web_content : null,
    publishOnWeb: ad.publish_on_web,
    canvas: describeCanvas(ad),
    colour: ad.format === "L" ? null : ad.colour,
    ...files,
    anonymous: ad.anonymous,
    city: ad.city ?? ad.other_city,
    correction: ad.correction,
    mayEdit: editRefusalOf({ ...ad, order_status: orderStatus }, clock) === null,
    dates: ad.dates.map(({ date }) => toIsoDate(date)),
  };
}

function describeCanvas(ad: OrderedAdRow): OrderedAd["canvas"] {
  if (ad.format === "L" || ad.canvas_id === null) return null;
  return {
    id: ad.canvas_id,
    label: ad.canvas ?? "",
    width: ad.width_mm ?? 0,
    height: ad.height_mm ?? 0,
    titleLimit: ad.title_limit ?? 0,
    bodyLimit: ad.body_limit ?? 0,
    footerLimit: ad.footer_limit ?? 0,
  };
}

export const recapRoutes: readonly Route[] = [readRecapRoute];

import type { readMyAd } from "@parution/contract/ads";
import type { CallAnswer, Language } from "@parution/contract/call";
import { creditTermsOf } from "@parution/rules/access";
import {
  type ActionableAd,
  type AdActions,
  adActions,
  adStatusOf,
  adSwitchOf,
  pageDates,
} from "@parution/rules/ads";
import { adFinaliseCutoff } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import { mediumOf } from "../calendar/index.ts";
import type { CreditCondition } from "../ledger/index.ts";
import {
  ceilingMessage,
  chargeDatePassedMessage,
  datePassedMessage,
  editFactsOf,
  isChargedOnTerm,
  isOverCeiling,
  paymentMethodOf,
} from "../orders/index.ts";
import type { Moment } from "../platform/context.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import { adBadge } from "./labels.ts";

/** State of an ad in answers: of lists and of the ad itself. */
type Actionable = Pick<
  CallAnswer<typeof readMyAd>,
  | "id"
  | "orderId"
  | "reference"
  | "slug"
  | "title"
  | "status"
  | "badge"
  | "online"
  | "firstDate"
  | "paymentMethod"
  | "switch"
  | "hasPdf"
  | "pdfDates"
  | "actions"
  | "refusalReason"
  | "correction"
  | "finaliseRefusal"
  | "ceilingExceeded"
  | "payableUntil"
  | "onTerm"
>;

/** Columns of `ads` and its order that decide on its actions. */
export const ownColumns = [
  "ads.id",
  "ads.order_id",
  "ads.ref_web",
  "ads.slug",
  "ads.web_title",
  "ads.status",
  "ads.online",
  "ads.publish_on_web",
  "ads.published_at",
  "ads.archived_at",
  "ads.first_date",
  "ads.refusal_reason",
  "ads.correction_fr",
  "ads.correction_ar",
  "orders.payment_method",
  "orders.status as order_status",
  "orders.total",
] as const;

/** Columns of {@link ownColumns}, and those of the ad's `support`. */
export const actionableColumns = [
  ...ownColumns,
  "support.channel_id",
  "support.fixed_price",
  "support.lead_hours",
] as const;

export interface ActionableRow {
  readonly id: number;
  readonly order_id: number;
  readonly ref_web: string;
  readonly slug: string;
  readonly web_title: string;
  readonly status: number;
  readonly online: boolean;
  readonly publish_on_web: boolean;
  readonly published_at: Date | null;
  readonly archived_at: Date | null;
  readonly first_date: string;
  readonly refusal_reason: string | null;
  readonly correction_fr: string | null;
  readonly correction_ar: string | null;
  readonly payment_method: number | null;
  readonly order_status: number;
  readonly total: number;
  readonly channel_id: 1 | 2;
  readonly fixed_price: boolean;
  readonly lead_hours: number;
  readonly dates: readonly IsoDate[];
  readonly missed_dates: readonly IsoDate[];
}

/** The caller, and the credit left to their account. */
export interface Asking {
  readonly identity: Identity;
  readonly credit: CreditCondition;
  readonly moment: Moment;
  readonly language: Language;
}

/** State of an ad, and the actions that its account has now. */
export function describeActionable(row: ActionableRow, asking: Asking): Actionable {
  const { language, identity } = asking;
  const onTerm = isAdOnTerm(row, identity);
  const pdfDates = issuesOf(row, asking.moment);
  const ad = factsOf(row, pdfDates);
  const { offered, finaliseRefusal } = actionsFor(ad, row, asking);
  return {
    id: row.id,
    orderId: row.order_id,
    reference: row.ref_web,
    slug: row.slug,
    title: row.web_title,
    status: ad.status,
    badge: adBadge(row, language, onTerm),
    online: ad.online,
    firstDate: ad.firstDate,
    paymentMethod: ad.paymentMethod,
    switch: ad.switch,
    hasPdf: ad.hasPdf,
    pdfDates,
    actions: [...offered],
    refusalReason: row.refusal_reason,
    correction: row[`correction_${language}`],
    finaliseRefusal: finaliseRefusal && refusalText(finaliseRefusal, onTerm)[language],
    ceilingExceeded: finaliseRefusal === "ceiling",
    payableUntil: payableUntil(ad, asking.moment.clock.zone),
    onTerm,
  };
}

/** True when the order of an ad is charged to its account in place of a payment. */
export const isAdOnTerm = (
  { order_status: status, payment_method }: Pick<ActionableRow, "order_status" | "payment_method">,
  identity: Identity,
): boolean => isChargedOnTerm({ kind: "ad", status, payment_method }, identity);

function refusalText(refusal: "ceiling" | "date-passed", onTerm: boolean): Messages {
  if (refusal === "ceiling") return ceilingMessage;
  return onTerm ? chargeDatePassedMessage : datePassedMessage;
}

/** The deadline of an unpaid ad's payment; null where nothing ends it. */
function payableUntil(
  { status, fixedPrice, leadHours, firstDate }: ActionableAd,
  zone: string,
): number | null {
  if (status !== "unpaid" || fixedPrice) return null;
  return adFinaliseCutoff(leadHours, firstDate, zone);
}

/** Actions of the caller's account on an ad now. */
export const actionsOf = (row: ActionableRow, asking: Omit<Asking, "language">): AdActions =>
  actionsFor(factsOf(row, issuesOf(row, asking.moment)), row, asking);

/** Facts of an ad for the table of actions; `issues` are those whose page holds it. */
function factsOf(row: ActionableRow, issues: readonly IsoDate[]) {
  const facts = editFactsOf(row);
  const publishOnWeb = row.publish_on_web;
  const isPublished = row.published_at !== null;
  return {
    ...facts,
    switch: adSwitchOf({ ...facts, publishOnWeb, isPublished }),
    hasPdf: issues.length > 0,
    paymentMethod: paymentMethodOf(row.payment_method),
    fixedPrice: row.fixed_price,
  };
}

function actionsFor(
  ad: ActionableAd,
  row: ActionableRow,
  { identity, credit, moment }: Omit<Asking, "language">,
): AdActions {
  const order = { kind: "ad", status: row.order_status, total: row.total } as const;
  const account = {
    ...creditTermsOf(identity),
    ceilingExceeded: isOverCeiling(order, credit, identity),
  };
  return adActions(ad, account, moment.clock);
}

function issuesOf(
  { status, dates, missed_dates: missedDates, channel_id }: ActionableRow,
  { today }: Moment,
): IsoDate[] {
  const medium = mediumOf(channel_id);
  return pageDates({ status: adStatusOf(status), dates, missedDates, medium }, today);
}

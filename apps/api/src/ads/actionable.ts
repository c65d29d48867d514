import type { readMyAd } from "@parution/contract/ads";
import type { CallAnswer, Language } from "@parution/contract/call";
import { standingOf } from "@parution/rules/access";
import {
  type ActionableAd,
  type AdActions,
  adActions,
  adStatusOf,
  adSwitchOf,
  pageDates,
} from "@parution/rules/ads";
import { adFinaliseCutoff } from "@parution/rules/calendar";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import { mediumOf } from "../calendar/index.ts";
import type { CreditCondition } from "../ledger/index.ts";
import {
  ceilingMessage,
  datePassedMessage,
  isOverCeiling,
  paymentMethodOf,
} from "../orders/index.ts";
import type { Moment } from "../platform/context/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { adBadge } from "./labels.ts";

/** What an ad's answers say of its state, in a list and alone. */
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
  | "finaliseRefusal"
  | "payableUntil"
>;

/** The columns of `ads` and its order that decide what can be done with it. */
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
  "orders.payment_method",
  "orders.status as order_status",
  "orders.total",
] as const;

/** As {@link ownColumns}, and those of its `support`. */
export const actionableColumns = [
  ...ownColumns,
  "support.channel_id",
  "support.fixed_price",
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
  readonly payment_method: number | null;
  readonly order_status: number;
  readonly total: number;
  readonly channel_id: 1 | 2;
  readonly fixed_price: boolean;
  readonly dates: readonly IsoDate[];
}

/** Who asks, and what their account may still owe. */
export interface Asking {
  readonly identity: Identity;
  readonly credit: CreditCondition;
  readonly moment: Moment;
  readonly language: Language;
}

/** An ad's state, and what its account can do with it now (specification 2, point 4). */
export function describeActionable(row: ActionableRow, asking: Asking): Actionable {
  const { language } = asking;
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
    badge: adBadge(row, language),
    online: ad.online,
    firstDate: ad.firstDate,
    paymentMethod: ad.paymentMethod,
    switch: ad.switch,
    hasPdf: ad.hasPdf,
    pdfDates,
    actions: [...offered],
    refusalReason: row.refusal_reason,
    finaliseRefusal: finaliseRefusal && refusals[finaliseRefusal][language],
    payableUntil: payableUntil(ad, asking.moment.clock.zone),
  };
}

const refusals = { ceiling: ceilingMessage, "date-passed": datePassedMessage } as const;

/** The deadline of an unpaid ad's payment; null where nothing ends it. */
function payableUntil(
  { status, fixedPrice, firstDate }: ActionableAd,
  zone: string,
): number | null {
  if (status !== "unpaid" || fixedPrice || firstDate === null) return null;
  return adFinaliseCutoff(firstDate, zone);
}

/** What the caller's account can do with an ad now. */
export const actionsOf = (row: ActionableRow, asking: Omit<Asking, "language">): AdActions =>
  actionsFor(factsOf(row, issuesOf(row, asking.moment)), row, asking);

/** What the table of actions asks of an ad; `issues` are those whose page holds it. */
function factsOf(row: ActionableRow, issues: readonly IsoDate[]) {
  const status = adStatusOf(row.status);
  const { online, publish_on_web: publishOnWeb } = row;
  const isPublished = row.published_at !== null;
  return {
    status,
    online,
    switch: adSwitchOf({ status, online, publishOnWeb, isPublished }),
    hasPdf: issues.length > 0,
    paymentMethod: paymentMethodOf(row.payment_method),
    firstDate: toIsoDate(row.first_date),
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
    ...standingOf(identity),
    ceilingExceeded: isOverCeiling(order, credit, identity),
  };
  return adActions(ad, account, moment.clock);
}

function issuesOf({ status, dates, channel_id }: ActionableRow, { today }: Moment): IsoDate[] {
  return pageDates({ status: adStatusOf(status), dates, medium: mediumOf(channel_id) }, today);
}

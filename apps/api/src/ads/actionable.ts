import type { readMyAd } from "@parution/contract/ads";
import type { CallAnswer, Language } from "@parution/contract/call";
import { standingOf } from "@parution/rules/access";
import { type AdActions, adActions, adStatusOf, adSwitchOf, pageDates } from "@parution/rules/ads";
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
  const { language, moment } = asking;
  const issues = issuesOf(row, moment);
  const { offered, finaliseRefusal } = actionsFor(row, issues, asking);
  return {
    id: row.id,
    orderId: row.order_id,
    reference: row.ref_web,
    slug: row.slug,
    title: row.web_title,
    status: adStatusOf(row.status),
    badge: adBadge(row.status, language),
    online: row.online,
    firstDate: toIsoDate(row.first_date),
    paymentMethod: paymentMethodOf(row.payment_method),
    switch: switchOf(row),
    hasPdf: issues.length > 0,
    pdfDates: issues,
    actions: [...offered],
    refusalReason: row.refusal_reason,
    finaliseRefusal: finaliseRefusal && refusals[finaliseRefusal][language],
  };
}

const refusals = { ceiling: ceilingMessage, "date-passed": datePassedMessage } as const;

/** What the caller's account can do with an ad now. */
export const actionsOf = (row: ActionableRow, asking: Omit<Asking, "language">): AdActions =>
  actionsFor(row, issuesOf(row, asking.moment), asking);

function actionsFor(
  row: ActionableRow,
  issues: readonly IsoDate[],
  { identity, credit, moment }: Omit<Asking, "language">,
): AdActions {
  const ad = {
    status: adStatusOf(row.status),
    online: row.online,
    switch: switchOf(row),
    hasPdf: issues.length > 0,
    paymentMethod: paymentMethodOf(row.payment_method),
    firstDate: toIsoDate(row.first_date),
    fixedPrice: row.fixed_price,
  };
  const order = { kind: "ad", status: row.order_status, total: row.total } as const;
  const account = {
    ...standingOf(identity),
    ceilingExceeded: isOverCeiling(order, credit, identity),
  };
  return adActions(ad, account, moment.clock);
}

function switchOf(row: ActionableRow) {
  return adSwitchOf({
    status: adStatusOf(row.status),
    online: row.online,
    publishOnWeb: row.publish_on_web,
    isPublished: row.published_at !== null,
  });
}

function issuesOf({ status, dates, channel_id }: ActionableRow, { today }: Moment): IsoDate[] {
  return pageDates({ status: adStatusOf(status), dates, medium: mediumOf(channel_id) }, today);
}

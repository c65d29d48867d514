import type { CallAnswer, Language } from "@parution/contract/call";
import type { readRecap } from "@parution/contract/orders";
import { standingOf } from "@parution/rules/access";
import { adFinaliseCutoff } from "@parution/rules/calendar";
import type { IsoDate } from "@parution/rules/dates";
import {
  awaitsPayment,
  isInvoiceEditable,
  type OrderKind,
  type OrderRefusal,
  orderActions,
  orderStatusOf,
} from "@parution/rules/orders";
import type { CreditCondition } from "../ledger/index.ts";
import { type Context, clockOf } from "../platform/context/index.ts";
import type { Messages } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { orderBadge, orderKindLabel, paymentMethodOf } from "./labels.ts";
import { isOverCeiling } from "./over-ceiling.ts";
import { ceilingMessage, datePassedMessage, payableFromAdsMessage } from "./problems.ts";
import { type JoinedSupport, summariseJoinedSupport } from "./support-summary.ts";

/** What every answer about an order says of it. */
type Head = Pick<
  CallAnswer<typeof readRecap>,
  | "id"
  | "reference"
  | "support"
  | "type"
  | "status"
  | "badge"
  | "exclTax"
  | "tax"
  | "total"
  | "createdAt"
  | "firstDate"
  | "paymentMethod"
  | "invoiceEditable"
  | "actions"
  | "finaliseRefusal"
  | "payableFromAds"
  | "payableUntil"
>;

/** The columns of `orders` that an answer is made of. */
export const headColumns = [
  "orders.id",
  "orders.ref",
  "orders.kind",
  "orders.status",
  "orders.payment_method",
  "orders.total",
  "orders.excl_tax",
  "orders.tax",
  "orders.created_at",
] as const;

/** The columns of its `support`, which a top-up may not have. */
export const supportColumns = (language: Language) =>
  [
    "support.id as support_id",
    "support.slug as support_slug",
    "support.channel_id",
    "support.fixed_price",
    `support.label_${language} as support_label`,
  ] as const;

export interface HeadRow extends JoinedSupport {
  readonly id: number;
  readonly ref: string;
  readonly kind: OrderKind;
  readonly status: number;
  readonly payment_method: number | null;
  readonly total: number;
  readonly excl_tax: number;
  readonly tax: number;
  readonly created_at: Date;
  readonly first_date: IsoDate | null;
  readonly month_closed: boolean;
}

/** Who asks, and what their account may still owe. */
export interface Asking {
  readonly identity: Identity;
  readonly credit: CreditCondition;
  readonly context: Pick<Context, "clock" | "config">;
  readonly language: Language;
}

/** An order's own facts, and what its account can do with it now (specification 2, point 4). */
export function describeHead(row: HeadRow, asking: Asking): Head {
  const { language } = asking;
  return {
    id: row.id,
    reference: row.ref,
    support: summariseJoinedSupport(row),
    type: { kind: row.kind, label: orderKindLabel[row.kind][language] },
    status: orderStatusOf(row.status),
    badge: orderBadge(row.status, language),
    exclTax: row.excl_tax,
    tax: row.tax,
    total: row.total,
    createdAt: row.created_at.getTime(),
    firstDate: row.first_date,
    paymentMethod: paymentMethodOf(row.payment_method),
    payableUntil: payableUntil(row, asking.context.config.publisherZone),
    ...describeActions(row, asking),
  };
}

/** The deadline of the payment that an order waits for; null where it waits for none, or none ends it. */
function payableUntil(row: HeadRow, zone: string): number | null {
  const hasDeadline = awaitsPayment(row) && !row.fixed_price && row.first_date !== null;
  return hasDeadline ? adFinaliseCutoff(row.first_date, zone) : null;
}

const refusals = {
  ceiling: ceilingMessage,
  "date-passed": datePassedMessage,
  "payable-from-ads": payableFromAdsMessage,
} as const satisfies Record<OrderRefusal, Messages>;

function describeActions(
  row: HeadRow,
  { identity, credit, context, language }: Asking,
): Pick<Head, "invoiceEditable" | "actions" | "finaliseRefusal" | "payableFromAds"> {
  const { kind } = row;
  const status = orderStatusOf(row.status);
  const invoiceEditable = isInvoiceEditable({ kind, status, monthClosed: row.month_closed });
  const order = {
    kind,
    status,
    invoiceEditable,
    paymentMethod: paymentMethodOf(row.payment_method),
    firstDate: row.first_date,
    fixedPrice: row.fixed_price ?? false,
  };
  const payer = {
    credit: standingOf(identity).credit,
    ceilingExceeded: isOverCeiling(row, credit, identity),
  };
  const clock = clockOf(context);
  const { offered, finaliseRefusal } = orderActions(order, payer, clock);
  return {
    invoiceEditable,
    actions: [...offered],
    finaliseRefusal: finaliseRefusal && refusals[finaliseRefusal][language],
    payableFromAds: finaliseRefusal === "payable-from-ads",
  };
}

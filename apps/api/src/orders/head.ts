import type { CallAnswer, Language } from "@parution/contract/call";
import type { readRecap } from "@parution/contract/orders";
import { creditTermsOf } from "@parution/rules/access";
import { adFinaliseCutoff } from "@parution/rules/calendar";
import { type IsoDate, toIsoDate } from "@parution/rules/dates";
import {
  awaitsPayment,
  isInvoiceEditable,
  type OrderKind,
  type OrderRefusal,
  orderActions,
  orderStatusOf,
  shownOrderStatus,
} from "@parution/rules/orders";
import type { CreditCondition } from "../ledger/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Messages } from "../platform/http/problems.ts";
import type { Identity } from "../platform/session/identify.ts";
import {
  isChargedOnTerm,
  isOverCeiling,
  type JoinedSupport,
  orderBadge,
  orderKindLabel,
  paymentMethodOf,
  summariseJoinedSupport,
} from "./labels.ts";
import {
  ceilingMessage,
  chargeableFromAdsMessage,
  chargeDatePassedMessage,
  datePassedMessage,
  payableFromAdsMessage,
} from "./problems.ts";

/** Head of every answer about an order. */
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
  | "onTerm"
  | "dueOn"
  | "ceilingExceeded"
>;

export interface HeadRow extends JoinedSupport {
  /** Lead time of the order's support, in hours. */
  readonly lead_hours: number | null;
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
  readonly due_on: string | null;
}

/** The caller, and the credit left to their account. */
export interface Asking {
  readonly identity: Identity;
  readonly credit: CreditCondition;
  readonly context: Pick<Context, "clock" | "config">;
  readonly language: Language;
}

/** Facts of an order, and the actions that its account has now. */
export function describeHead(row: HeadRow, asking: Asking): Head {
  const { language, identity } = asking;
  const onTerm = isChargedOnTerm(row, identity);
  const isOnAccount = shownOrderStatus(orderStatusOf(row.status), onTerm) === "onAccount";
  return {
    id: row.id,
    reference: row.ref,
    support: summariseJoinedSupport(row),
    type: { kind: row.kind, label: orderKindLabel[row.kind][language] },
    status: orderStatusOf(row.status),
    badge: orderBadge(row.status, language, onTerm),
    exclTax: row.excl_tax,
    tax: row.tax,
    total: row.total,
    createdAt: row.created_at.getTime(),
    firstDate: row.first_date,
    paymentMethod: paymentMethodOf(row.payment_method),
    payableUntil: payableUntil(row, asking.context.config.publisherZone),
    onTerm,
    dueOn: isOnAccount && row.due_on !== null ? toIsoDate(row.due_on) : null,
    ...describeActions(row, asking, onTerm ? chargeRefusals : refusals),
  };
}

/** Lead time of an order's newspaper; a top-up has none, and no deadline either. */
const leadHoursOf = ({ lead_hours }: Pick<HeadRow, "lead_hours">) => lead_hours ?? 0;

/** The deadline of the payment that an order waits for; null where it waits for none, or none ends it. */
function payableUntil(row: HeadRow, zone: string): number | null {
  const hasDeadline = awaitsPayment(row) && !row.fixed_price && row.first_date !== null;
  return hasDeadline ? adFinaliseCutoff(leadHoursOf(row), row.first_date, zone) : null;
}

const refusals = {
  ceiling: ceilingMessage,
  "date-passed": datePassedMessage,
  "payable-from-ads": payableFromAdsMessage,
} as const satisfies Record<OrderRefusal, Messages>;

/** Reasons for an order that would be charged to its account. */
const chargeRefusals = {
  ceiling: ceilingMessage,
  "date-passed": chargeDatePassedMessage,
  "payable-from-ads": chargeableFromAdsMessage,
} as const satisfies Record<OrderRefusal, Messages>;

function describeActions(
  row: HeadRow,
  { identity, credit, context, language }: Asking,
  messages: Readonly<Record<OrderRefusal, Messages>>,
): Pick<
  Head,
  "invoiceEditable" | "actions" | "finaliseRefusal" | "ceilingExceeded" | "payableFromAds"
> {
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
    leadHours: leadHoursOf(row),
  };
  const payer = {
    credit: creditTermsOf(identity).credit,
    ceilingExceeded: isOverCeiling(row, credit, identity),
  };
  const clock = clockOf(context);
  const { offered, finaliseRefusal } = orderActions(order, payer, clock);
  return {
    invoiceEditable,
    actions: [...offered],
    finaliseRefusal: finaliseRefusal && messages[finaliseRefusal][language],
    ceilingExceeded: finaliseRefusal === "ceiling",
    payableFromAds: finaliseRefusal === "payable-from-ads",
  };
}

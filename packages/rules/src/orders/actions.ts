import {
  type ActingAccount,
  type FinaliseRefusal,
  finaliseRefusal,
  offeredActions,
} from "../actions/index.ts";
import { type Clock, canFinaliseOrder, type Finalisable } from "../calendar/index.ts";
import type { PaymentMethod } from "../payment/index.ts";
import type { OrderKind, OrderStatus } from "./status.ts";
import { ORDER_ACTIONS, type OrderAction, TOP_UP_ACTIONS } from "./table.ts";

/** What the table asks of an order; only an order of ads has a first date. */
export interface ActionableOrder extends Finalisable {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod | null;
  /** `modifier_facture` */
  readonly invoiceEditable: boolean;
}

export interface OrderActions {
  /** In the order of the table. Finalise is offered even when refused, to say why. */
  readonly offered: readonly OrderAction[];
  /** Why finalise would fail; `null` when it would not, or is not offered. */
  readonly finaliseRefusal: FinaliseRefusal | null;
}

/** What `account` can do with `order` now (specification 2, point 4). */
export function orderActions(
  order: ActionableOrder,
  account: Pick<ActingAccount, "credit" | "ceilingExceeded">,
  clock: Clock,
): OrderActions {
  const table = order.kind === "topup" ? TOP_UP_ACTIONS : ORDER_ACTIONS;
  const offered = offeredActions(table[order.status], {
    noPaymentMethod: order.paymentMethod === null,
    invoiceEditable: order.invoiceEditable,
  });
  const refusal = finaliseRefusal(account, canFinaliseOrder(order, clock));
  return { offered, finaliseRefusal: offered.includes("finalise") ? refusal : null };
}

/** Whether `account` may take `action` on `order` now: offered, and not refused. */
export function mayActOnOrder(
  action: OrderAction,
  order: ActionableOrder,
  account: Pick<ActingAccount, "credit" | "ceilingExceeded">,
  clock: Clock,
): boolean {
  const { offered, finaliseRefusal: refusal } = orderActions(order, account, clock);
  return offered.includes(action) && (action !== "finalise" || refusal === null);
}

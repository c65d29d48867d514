import {
  type ActingAccount,
  type FinaliseRefusal,
  finaliseRefusal,
  type OfferedActions,
  offer,
} from "../actions/index.ts";
import {
  type Clock,
  canFinaliseAd,
  canFinaliseOrder,
  type Finalisable,
} from "../calendar/index.ts";
import type { PaymentMethod } from "../payment/index.ts";
import type { OrderKind, OrderStatus } from "./status.ts";
import { ORDER_ACTIONS, type OrderAction, type OrderCondition, TOP_UP_ACTIONS } from "./table.ts";

/** Facts of an order for the table; only an order of ads has a first date. */
export interface ActionableOrder extends Finalisable {
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod | null;
  /** `modifier_facture` */
  readonly invoiceEditable: boolean;
}

/** Reason why an order cannot be finalised; where it is too late among orders alone, it still can be among ads. */
export type OrderRefusal = FinaliseRefusal | "payable-from-ads";

export type OrderActions = OfferedActions<OrderAction, OrderRefusal>;

/** Facts of an account for the table of orders. */
type Payer = Pick<ActingAccount, "credit" | "ceilingExceeded">;

/** Actions of `account` on `order` now. */
export function orderActions(order: ActionableOrder, account: Payer, clock: Clock): OrderActions {
  const table = order.kind === "topup" ? TOP_UP_ACTIONS : ORDER_ACTIONS;
  const holds: Record<OrderCondition, boolean> = {
    noPaymentMethod: order.paymentMethod === null,
    invoiceEditable: order.invoiceEditable,
  };
  return offer(table[order.status], holds, refusalOf(order, account, clock));
}

/** Orders close 48 hours before the first date, ads 30: in between the ad still takes the payment. */
function refusalOf(order: ActionableOrder, account: Payer, clock: Clock): OrderRefusal | null {
  const refusal = finaliseRefusal(account, canFinaliseOrder(order, clock));
  const isOpenAsAd = order.kind === "ad" && canFinaliseAd(order, clock);
  return refusal === "date-passed" && isOpenAsAd ? "payable-from-ads" : refusal;
}

import type { ListedOrder } from "../../shared/orders/listed-order.ts";

/** Fields of an order that its actions need, in a list or alone. */
export type OrderWithActions = Pick<
  ListedOrder,
  "id" | "reference" | "type" | "actions" | "finaliseRefusal" | "ceilingExceeded" | "payableFromAds"
> & {
  /** The order's ad; null for other orders. */
  readonly ad: { readonly reference: string | null } | null;
};

/** A dialog that an action opens. */
export interface OpenedDialog {
  readonly what: "cancel" | "editInvoice";
  readonly order: OrderWithActions;
}

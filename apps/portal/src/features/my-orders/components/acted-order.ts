import type { ListedOrder } from "../../../shared/orders/listed-order.ts";

/** What the acts need to know of an order, in a list or alone. */
export type ActedOrder = Pick<
  ListedOrder,
  "id" | "reference" | "type" | "actions" | "finaliseRefusal" | "payableFromAds"
> & {
  /** The ad that it is of; null for other orders. */
  readonly ad: { readonly reference: string | null } | null;
};

/** A popup that an act opens. */
export interface OpenedDialog {
  readonly what: "cancel" | "editInvoice";
  readonly order: ActedOrder;
}

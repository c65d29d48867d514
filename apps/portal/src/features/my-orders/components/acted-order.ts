import type { ListedOrder } from "../../../shared/orders/listed-order.ts";

/** What the acts need to know of an order, in a list or alone. */
export type ActedOrder = Pick<
  ListedOrder,
  "id" | "reference" | "type" | "actions" | "finaliseRefusal"
>;

/** A popup that an act opens. */
export interface OpenedDialog {
  readonly what: "cancel" | "editInvoice";
  readonly order: ActedOrder;
}

import type { CallAnswer } from "@parution/contract/call";
import type { readMyOrders } from "@parution/contract/orders";

/** A page of orders, the account's or a member's. */
export type OrderPage = CallAnswer<typeof readMyOrders>;
export type ListedOrder = OrderPage["orders"][number];

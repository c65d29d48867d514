import type { OrderStatus } from "@parution/rules/orders";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

const readMyOrders = callLater(() => import("@parution/contract/orders"), "readMyOrders");

/** A page of one's own orders, newest first. */
export const useMyOrders = (page: number, filter: ListFilter<OrderStatus>) =>
  useCall(readMyOrders, { query: { page, ...filter } });

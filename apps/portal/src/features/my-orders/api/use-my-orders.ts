import { readMyOrders } from "@parution/contract/orders";
import type { OrderStatus } from "@parution/rules/orders";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

/** A page of one's own orders, newest first. */
export const useMyOrders = (page: number, filter: ListFilter<OrderStatus>) =>
  useCall(readMyOrders, { query: { page, ...filter } });

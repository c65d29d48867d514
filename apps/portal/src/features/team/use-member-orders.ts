import { useRead } from "@parution/app/data/use-read.ts";
import type { ListFilter } from "@parution/app/lists/list-filter.ts";
import { readMemberOrders } from "@parution/contract/lazy/team";
import type { OrderStatus } from "@parution/rules/orders";

/** A page of a member's orders, newest first. */
export const useMemberOrders = (userId: number, page: number, filter: ListFilter<OrderStatus>) =>
  useRead(readMemberOrders, { query: { userId, page, ...filter } });

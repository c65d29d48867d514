import type { OrderStatus } from "@parution/rules/orders";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

const readMemberOrders = callLater(() => import("@parution/contract/team"), "readMemberOrders");

/** A page of a member's orders, newest first. */
export const useMemberOrders = (userId: number, page: number, filter: ListFilter<OrderStatus>) =>
  useCall(readMemberOrders, { query: { userId, page, ...filter } });

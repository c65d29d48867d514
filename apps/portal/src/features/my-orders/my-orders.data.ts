import { useRead } from "@parution/app/data/use-read.ts";
import {
  type FilterValues,
  filterOf,
  type ListFilter,
  parseFilter,
  searchOf,
} from "@parution/app/lists/list-filter.ts";
import { readMyOrders } from "@parution/contract/lazy/orders";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/lazy/team";
import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { useCurrentUser } from "../../shared/account/use-account.ts";

/** Filter of the orders; a parent account can filter by a member of its team. */
export interface OrderFilter extends ListFilter<OrderStatus> {
  /** The member's user id. */
  readonly memberId?: number;
}

/** Statuses of the filter, in the order of an order's life. */
export const filterStatuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

/** Filter in an address; invalid parts are left out. */
export function orderFilterOf(search: URLSearchParams): OrderFilter {
  return { ...filterOf(search, filterStatuses), ...memberFrom(search.get("membre")) };
}

/** Filter of a form's values; invalid parts are left out. */
export function parseOrderFilter(values: FilterValues): OrderFilter {
  return { ...parseFilter(values, filterStatuses), ...memberFrom(values.memberId) };
}

function memberFrom(chosen: string | null | undefined): Pick<OrderFilter, "memberId"> {
  return /^[1-9]\d{0,8}$/.test(chosen ?? "") ? { memberId: Number(chosen) } : {};
}

/** Query string of a filter; empty for an empty one. */
export function orderSearchOf({ memberId, ...filter }: OrderFilter): string {
  const search = new URLSearchParams(searchOf(filter));
  if (memberId !== undefined) search.set("membre", String(memberId));
  return search.size > 0 ? `?${search}` : "";
}

/** A page of the account's orders, newest first; a parent's include those of its team. */
export function useMyOrders(page: number, { memberId, ...filter }: OrderFilter) {
  const isOfMember = memberId !== undefined;
  const own = useRead(readMyOrders, isOfMember ? null : { query: { page, ...filter } });
  const ofMember = useRead(
    readMemberOrders,
    isOfMember ? { query: { userId: memberId, page, ...filter } } : null,
  );
  return isOfMember ? ofMember : own;
}

/** Members whose orders a parent account may read, by name; none for other accounts. */
export function useOrderingMembers() {
  const isParent = useCurrentUser().data?.isParent ?? false;
  const { data: members = [] } = useRead(readCurrentTeam, isParent ? {} : null);
  return members.map(({ userId, firstName, lastName }) => ({
    id: userId,
    name: `${firstName} ${lastName}`,
  }));
}

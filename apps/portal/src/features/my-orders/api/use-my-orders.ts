import { ORDER_STATUS_CODES, type OrderStatus } from "@parution/rules/orders";
import { useStanding } from "../../../shared/account/use-account.ts";
import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import { filterOf, type ListFilter, searchOf } from "../../../shared/list/list-filter.ts";

const readMyOrders = callLater(() => import("@parution/contract/orders"), "readMyOrders");
const readMemberOrders = callLater(() => import("@parution/contract/team"), "readMemberOrders");
const readCurrentTeam = callLater(() => import("@parution/contract/team"), "readCurrentTeam");

/** A filter of one's orders; a parent account narrows them to one member of its team as well. */
export interface OrderFilter extends ListFilter<OrderStatus> {
  /** The member's user id. */
  readonly memberId?: number;
}

/** The statuses one can filter by, in the order of an order's life. */
export const filterStatuses = Object.keys(ORDER_STATUS_CODES) as OrderStatus[]; // keyed by status

/** The filter in an address or a form; parts that make no sense are left out. */
export function orderFilterOf(search: URLSearchParams): OrderFilter {
  const member = search.get("membre") ?? "";
  const memberId = /^[1-9]\d{0,8}$/.test(member) ? { memberId: Number(member) } : {};
  return { ...filterOf(search, filterStatuses), ...memberId };
}

/** The address part of a filter; empty for an empty one. */
export function orderSearchOf({ memberId, ...filter }: OrderFilter): string {
  const search = new URLSearchParams(searchOf(filter));
  if (memberId !== undefined) search.set("membre", String(memberId));
  return search.size > 0 ? `?${search}` : "";
}

/** A page of one's own orders, a parent's with those of its team, newest first. */
export function useMyOrders(page: number, { memberId, ...filter }: OrderFilter) {
  const isOfMember = memberId !== undefined;
  const own = useCall(readMyOrders, isOfMember ? null : { query: { page, ...filter } });
  const ofMember = useCall(
    readMemberOrders,
    isOfMember ? { query: { userId: memberId, page, ...filter } } : null,
  );
  return isOfMember ? ofMember : own;
}

/** The members whose orders a parent account reads, by name; none for other accounts. */
export function useOrderingMembers() {
  const isParent = useStanding()?.parent ?? false;
  const { data: members = [] } = useCall(readCurrentTeam, isParent ? {} : null);
  return members.map(({ userId, firstName, lastName }) => ({
    id: userId,
    name: `${firstName} ${lastName}`,
  }));
}

import { pageOf } from "@parution/app/lists/list-filter.ts";
import { readMyOrders } from "@parution/contract/orders";
import { readCurrentTeam, readMemberOrders } from "@parution/contract/team";
import { type Reads, read } from "../../shared/reads.ts";
import { orderFilterOf } from "./use-my-orders.ts";

/** The page of the account's or a member's orders that the address selects, with the team of a parent account. */
export const reads: Reads = ({ params, search, account }) => {
  const { memberId, ...filter } = orderFilterOf(search);
  const query = { page: pageOf(params.page), ...filter };
  return [
    memberId === undefined
      ? read(readMyOrders, { query })
      : read(readMemberOrders, { query: { userId: memberId, ...query } }),
    ...(account?.user.isParent ? [read(readCurrentTeam, {})] : []),
  ];
};

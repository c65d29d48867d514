export { createMember, memberDetails } from "./create.ts";
export { readCurrentTeam } from "./current.ts";
export { teamMember } from "./member.ts";
export { readMemberOrders } from "./orders.ts";

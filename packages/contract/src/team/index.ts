export { createMember } from "./create.ts";
export { readCurrentTeam } from "./current.ts";
export { readMemberOrders } from "./orders.ts";

export { createMember, readCurrentTeam, readMemberOrders } from "./team.ts";

export { isStaff, lockStaff } from "./queries.ts";
export { bindStaff, type StaffIdentity } from "./require-staff.ts";
export { staffRoutes } from "./routes.ts";

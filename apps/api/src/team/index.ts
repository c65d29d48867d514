export { requireMember } from "./reach.ts";
export { teamRoutes } from "./routes.ts";
export { updateMember } from "./update.ts";

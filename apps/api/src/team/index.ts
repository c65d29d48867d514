export { teamRoutes } from "./routes.ts";
export { updateMember } from "./update.ts";

export { listingRoutes } from "./routes.ts";
export { summariseNotices } from "./summary.ts";

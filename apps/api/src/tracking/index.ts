export { forgetVisits } from "./forget.ts";
export { trackingRoutes } from "./routes.ts";

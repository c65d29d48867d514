export { dailyPageRoutes } from "./routes.ts";

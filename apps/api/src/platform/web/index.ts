export { healthRoutes, starting } from "./health.ts";

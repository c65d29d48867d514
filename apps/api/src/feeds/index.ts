export { feedRoutes } from "./routes.ts";

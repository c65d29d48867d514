export { journalRoutes } from "./routes.ts";

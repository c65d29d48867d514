export { createPageChanges, forgetPageChanges } from "./page-changes.ts";
export { siteRoutes } from "./routes.ts";

export { healthRoutes } from "./health.ts";
export { openApiRoutes } from "./openapi.ts";
export type { FindChanges, PageChange } from "./page-versions.ts";
export { PORTAL_FOLDER, servePortal } from "./portal.ts";

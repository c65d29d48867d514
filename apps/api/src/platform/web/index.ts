export { healthRoutes, starting } from "./health.ts";
export { openApiRoutes } from "./openapi.ts";
export { type Pages, PORTAL_FOLDER, servePortal } from "./portal.ts";

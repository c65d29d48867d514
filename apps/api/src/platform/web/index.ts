export { healthRoutes } from "./health.ts";
export { openApiRoutes } from "./openapi.ts";
export { PORTAL_FOLDER, servePortal } from "./portal.ts";

export { certificateRoutes } from "./routes.ts";

export { certificateFiles } from "./file.ts";
export { certificateRoutes } from "./routes.ts";

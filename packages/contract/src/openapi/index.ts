export { buildOpenApi, type OpenApiDocument, type OpenApiOptions } from "./build.ts";

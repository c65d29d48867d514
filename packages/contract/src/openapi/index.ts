export { buildOpenApi, type OpenApiDocument, type OpenApiOptions } from "./build.ts";
export { type Example, examples } from "./examples.ts";

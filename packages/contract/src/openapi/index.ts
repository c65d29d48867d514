export { buildOpenApi, type OpenApiDocument, type OpenApiOptions } from "./build.ts";
export type { Example } from "./example.ts";
export { examples } from "./examples.ts";

export { schemaOf } from "../openapi/schema-of.ts";
export { arbitraryOf } from "./arbitrary.ts";

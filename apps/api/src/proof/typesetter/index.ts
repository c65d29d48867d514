export { createTypesetter, type Typesetter, TypesetterUnavailable } from "./typesetter.ts";

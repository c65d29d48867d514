export { printPdf } from "./print.ts";
export { createTypesetter, type Typesetter, TypesetterUnavailable } from "./typesetter.ts";

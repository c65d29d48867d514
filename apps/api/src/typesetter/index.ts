export { printPdf } from "./print.ts";
export type { Document } from "./set-document.ts";
export { createTypesetter, type Typesetter, TypesetterUnavailable } from "./typesetter.ts";

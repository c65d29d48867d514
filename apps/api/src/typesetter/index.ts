export { DocumentFailed, TypesetterUnavailable } from "./errors.ts";
export { printPdf, type SetDocument, setForArchive } from "./print.ts";
export type { Document } from "./set-document.ts";
export { createTypesetter, type Typesetter } from "./typesetter.ts";

export type { PaperContent } from "./paper-content.ts";
export { joinPaperContent, splitPaperContent } from "./paper-content.ts";

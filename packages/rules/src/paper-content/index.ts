export type { PaperContent } from "./paper-content.ts";
export { joinPaperContent, paperHtml, splitPaperContent } from "./paper-content.ts";

export type { PaperContent } from "./paper-content.ts";
export {
  joinPaperContent,
  paperHtml,
  readPaperContent,
  splitPaperContent,
} from "./paper-content.ts";

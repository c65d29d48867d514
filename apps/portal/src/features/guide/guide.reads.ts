import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { type Reads, read } from "../../shared/reads/reads.ts";
import { ofSupport } from "../../shared/support/support-input.ts";
import { ofChapter } from "./api/use-guide.ts";

/** The chapters, and the first of them: a server is not told which one the address's hash names. */
export const reads: Reads = ({ support }) => [
  read(readGuideMenu, ofSupport(support)),
  read(readGuideContent, ofChapter(support, null)),
];

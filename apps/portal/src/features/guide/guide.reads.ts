import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { type Reads, read } from "../../shared/reads.ts";
import { ofSupport } from "../../shared/support/support-input.ts";
import { ofChapter } from "./use-guide.ts";

/** The chapters and the content of the first: the hash of an address is not sent to a server. */
export const reads: Reads = ({ support }) => [
  read(readGuideMenu, ofSupport(support)),
  read(readGuideContent, ofChapter(support, null)),
];

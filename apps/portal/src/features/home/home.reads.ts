import { readHome, readMenu } from "@parution/contract/site";
import { adsOf, type Reads, readPart, tagged } from "../../shared/reads.ts";
import { ofOneSupport, ofSupport } from "../../shared/support/support-input.ts";
import { frontPage, subheadings } from "../../shared/support/use-home.ts";
import { directory } from "../../shared/support/use-supports.ts";

/** The home page of the newspaper that the visitor is with, else of the portal. */
export const reads: Reads = ({ support }) => [
  tagged(readPart(readHome, frontPage, ofSupport(support)), readHome, () => adsOf(support)),
  readPart(readHome, directory, ofSupport(support)),
  readPart(readMenu, subheadings, ofOneSupport(support)),
];

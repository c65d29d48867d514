import { readHome, readMenu } from "@parution/contract/site";
import { type Reads, read, readPart } from "../../shared/reads/reads.ts";
import { ofOneSupport, ofSupport } from "../../shared/support/support-input.ts";
import { directory } from "../../shared/support/use-supports.ts";

/** The home page of the newspaper that the visitor is with, else of the portal. */
export const reads: Reads = ({ support }) => [
  read(readHome, ofSupport(support)),
  readPart(readHome, directory, ofOneSupport(support)),
  read(readMenu, ofOneSupport(support)),
];

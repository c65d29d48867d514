import { readHome, readMenu } from "@parution/contract/site";
import { type Reads, read } from "../../shared/reads/reads.ts";
import { ofOneSupport, ofSupport } from "../../shared/support/use-home.ts";

/** The home page of the newspaper that the visitor is with, else of the portal. */
export const reads: Reads = ({ support }) => [
  read(readHome, ofSupport(support)),
  read(readHome, ofOneSupport(support)),
  read(readMenu, ofOneSupport(support)),
];

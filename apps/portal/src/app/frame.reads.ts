import { readHome, readMenu } from "@parution/contract/site";
import { type Read, read, type Visit } from "../shared/reads/reads.ts";
import { ofOneSupport } from "../shared/support/use-home.ts";

/** What stands around every page: the newspapers, and the headings of the one that the visitor is with. */
export const frameReads = ({ support }: Visit): readonly Read[] => [
  read(readHome, { query: {} }),
  read(readMenu, ofOneSupport(support)),
];

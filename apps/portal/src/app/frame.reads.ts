import { readHome } from "@parution/contract/site";
import { type Read, read, type Visit } from "../shared/reads/reads.ts";

/** What stands around every page. */
export const frameReads = (_visit: Visit): readonly Read[] => [read(readHome, { query: {} })];

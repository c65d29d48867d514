import { readContactDetails } from "@parution/contract/contact";
import { type Reads, read } from "../../shared/reads/reads.ts";

/** How to reach the publisher. */
export const reads: Reads = () => [read(readContactDetails, {})];

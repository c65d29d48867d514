import { readContactDetails } from "@parution/contract/contact";
import { type Reads, read } from "../../shared/reads.ts";

/** Contact details of the publisher. */
export const reads: Reads = () => [read(readContactDetails, {})];

import { readFactors } from "@parution/contract/factors";
import { type Reads, read } from "../../shared/reads.ts";

/** Protection of the user's account. */
export const reads: Reads = () => [read(readFactors, {})];

import { readRates } from "@parution/contract/catalogue";
import { type Reads, read } from "../../shared/reads.ts";
import { ofOneSupport } from "../../shared/support/support-input.ts";

/** Rates of the visitor's newspaper. */
export const reads: Reads = ({ support }) => [read(readRates, ofOneSupport(support))];

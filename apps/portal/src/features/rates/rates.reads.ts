import { readRates } from "@parution/contract/listing";
import { type Reads, read } from "../../shared/reads/reads.ts";
import { ofOneSupport } from "../../shared/support/support-input.ts";

/** The rates of the newspaper that the visitor is with. */
export const reads: Reads = ({ support }) => [read(readRates, ofOneSupport(support))];

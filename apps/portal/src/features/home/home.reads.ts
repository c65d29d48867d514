import { readHome } from "@parution/contract/site";
import { type Reads, read } from "../../shared/reads/reads.ts";

/** The home page of the newspaper that the visitor is with, else of the portal. */
export const reads: Reads = ({ support }) => [
  read(readHome, { query: support === null ? {} : { supportId: support.id } }),
];

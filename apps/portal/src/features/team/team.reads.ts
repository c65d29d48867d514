import { readCurrentTeam } from "@parution/contract/team";
import { type Reads, read } from "../../shared/reads.ts";

/** Members of the team. */
export const reads: Reads = () => [read(readCurrentTeam, {})];

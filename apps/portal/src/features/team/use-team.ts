import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readCurrentTeam } from "@parution/contract/lazy/team";

export type Member = LazyAnswer<typeof readCurrentTeam>[number];

const WHOLE_TEAM = {};

/** Members of the team; 404 where there is none. */
export const useTeam = () => useRead(readCurrentTeam, WHOLE_TEAM);

/** One member of the team with its statistics; 404 for other accounts. */
export const useMember = (userId: number) => useRead(readCurrentTeam, { body: { userId } });

import { callLater, type LaterAnswer } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const readCurrentTeam = callLater(() => import("@parution/contract/team"), "readCurrentTeam");

export type Member = LaterAnswer<typeof readCurrentTeam>[number];

const WHOLE_TEAM = {};

/** The members of one's team; 404 where there is none. */
export const useTeam = () => useCall(readCurrentTeam, WHOLE_TEAM);

/** One member of the team, in a list of its own, with what it has done; 404 for anybody else. */
export const useMember = (userId: number) => useCall(readCurrentTeam, { body: { userId } });

import { switchedStatus } from "@parution/rules/team";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { type Member, useTeam } from "./use-team.ts";

const updateUser = callLater(() => import("@parution/contract/session"), "updateUser");

/**
 * Turns a member on or off, and answers the server's words. The list shows it at once and is read again afterwards;
 * after a failure it shows what was.
 *
 * @throws ApiError when the server refuses or cannot be reached
 */
export function useSwitchMember(): (member: Member) => Promise<string> {
  const client = useClient();
  const { mutate } = useTeam();
  return async ({ userId, status: before }) => {
    const status = switchedStatus(before);
    let message = "";
    await mutate(
      async (team) => {
        ({ message } = await client.call(updateUser, { body: { userId, status } }));
        return team;
      },
      {
        optimisticData: (team = []) =>
          team.map((member) => (member.userId === userId ? { ...member, status } : member)),
        populateCache: false,
      },
    );
    return message;
  };
}

import { useClient } from "@parution/app/data/api-scope.tsx";
import { updateUser } from "@parution/contract/lazy/session";
import { switchedStatus } from "@parution/rules/team";
import { type Member, useTeam } from "./use-team.ts";

/**
 * Activates or deactivates a member, and returns the server's message. The list is updated at once and read again
 * afterwards; after a failure it is restored.
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

import { useClient } from "@parution/app/data/api-scope.tsx";
import { updateUser } from "@parution/contract/lazy/session";
import { switchedStatus } from "@parution/rules/team";
import { type Member, useTeam } from "./use-team.ts";

/**
 * Activates or deactivates a member, and returns the server's message. The list shows it at once, before the service answers; after a
 * failure it is restored.
 *
 * @throws ApiError when the server refuses or cannot be reached
 */
export function useSwitchMember(): (member: Member) => Promise<string> {
  const client = useClient();
  const { mutate } = useTeam();
  return async ({ userId, status: before }) => {
    const status = switchedStatus(before);
    const show = (shown: Member["status"], revalidate: boolean) =>
      mutate(
        (team) =>
          team?.map((member) => (member.userId === userId ? { ...member, status: shown } : member)),
        { revalidate },
      );
    await show(status, false);
    try {
      return (await client.call(updateUser, { body: { userId, status } })).message;
    } catch (error) {
      await show(before, true);
      throw error;
    }
  };
}

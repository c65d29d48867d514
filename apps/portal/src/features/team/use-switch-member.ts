import { useClient } from "@parution/app/data/api-scope.tsx";
import { isTransient } from "@parution/app/data/retry-reads.ts";
import { updateUser } from "@parution/contract/lazy/session";
import { switchedStatus } from "@parution/rules/team";
import { useState } from "react";
import { type Member, useTeam } from "./use-team.ts";

type Switched = Pick<Member, "userId" | "status">;

/**
 * Activates or deactivates members. Pending switches are kept beside the answers, not among them as SWR's `optimisticData` would:
 * a read, or the answer to another switch, changes nothing of them.
 */
export function useSwitchMember() {
  const client = useClient();
  const { mutate } = useTeam();
  const [pending, setPending] = useState<readonly Switched[]>([]);
  return {
    /** Members as they are once the pending switches are answered; after a failure they are again as the service has them. */
    withPending: (members: readonly Member[]) => pending.reduce(withSwitched, members),
    /**
     * Switches a member, and returns the server's message.
     *
     * @throws ApiError when the server refuses or cannot be reached
     */
    async switchMember({ userId, status }: Member): Promise<string> {
      const switched = { userId, status: switchedStatus(status) };
      setPending((before) => [...before, switched]);
      try {
        const { message } = await client.call(
          updateUser,
          { body: switched },
          { awaitsReads: true },
        );
        return message;
      } catch (error) {
        // A refusal is followed by a read; after a lost answer the member may be switched all the same.
        if (isTransient(error)) void mutate();
        throw error;
      } finally {
        setPending((before) => before.filter((one) => one !== switched));
      }
    },
  };
}

const withSwitched = (members: readonly Member[], { userId, status }: Switched): Member[] =>
  members.map((member) => (member.userId === userId ? { ...member, status } : member));

import { useClient } from "@parution/app/data/api-scope.tsx";
import { updateUser } from "@parution/contract/lazy/session";
import type { UserUpdate } from "@parution/contract/session";
import { useCurrentUser } from "../../shared/account/use-account.ts";

/**
 * Saves the user's details, updates every place that shows them, and returns the service's message with the saved values.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
export function useSavePerson() {
  const client = useClient();
  const { mutate } = useCurrentUser();
  return async (update: UserUpdate) => {
    const answer = await client.call(updateUser, { body: update });
    await mutate(answer.user, { revalidate: false });
    return answer;
  };
}

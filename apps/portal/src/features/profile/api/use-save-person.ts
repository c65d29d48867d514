import type { UserUpdate } from "@parution/contract/session";
import { useCurrentUser } from "../../../shared/account/use-account.ts";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";

const updateUser = callLater(() => import("@parution/contract/session"), "updateUser");

/**
 * Keeps what people say of themselves, shows it wherever it stands, and answers the service's words with what it keeps.
 *
 * @throws ApiError in the server's words, when it refuses or cannot be reached
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

import { useSWRConfig } from "swr";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { currentSession, storeSession } from "../../../shared/session/session-store.ts";
import type { PasswordChange } from "../model/password-change.ts";

const changePassword = callLater(() => import("@parution/contract/session"), "changePassword");

/**
 * Chooses another password; what the service refused until then is asked for again.
 *
 * @throws ApiError in the server's words, when it refuses or cannot be reached
 */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return async ({ current, next }) => {
    await client.call(changePassword, { body: { current, next } });
    const session = currentSession();
    if (session !== null) storeSession({ ...session, mustChangePassword: false });
    await mutate(() => true);
  };
}

import { useClient } from "@parution/app/data/api-scope.tsx";
import { currentSession, storeSession } from "@parution/app/session/session-store.ts";
import { changePassword } from "@parution/contract/lazy/session";
import { useSWRConfig } from "swr";

interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/**
 * Changes the password; reads that the service refused before are repeated.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
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

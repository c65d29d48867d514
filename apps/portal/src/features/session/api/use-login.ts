import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { storeSession } from "../../../shared/session/session-store.ts";
import type { Credentials } from "../model/credentials.ts";

const login = callLater(() => import("@parution/contract/session"), "login");

/**
 * Opens a session.
 *
 * @throws ApiError in the server's words, when it refuses or cannot be reached
 */
export function useLogin(): (credentials: Credentials) => Promise<void> {
  const client = useClient();
  return async (credentials) => {
    const { user, expiresAt } = await client.call(login, { body: { ...credentials } });
    storeSession({
      user: { id: user.id, name: `${user.firstName} ${user.lastName}` },
      expiresAt,
      mustChangePassword: user.mustChangePassword,
    });
  };
}

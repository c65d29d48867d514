import { useClient } from "@parution/app/data/api-scope.tsx";
import { storeSession } from "@parution/app/session/session-store.ts";
import { login } from "@parution/contract/lazy/session";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens a session.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
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

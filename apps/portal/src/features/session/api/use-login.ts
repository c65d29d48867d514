import { login } from "@parution/contract/session";
import { useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { storeSession } from "../../../shared/session/session-store.ts";
import type { Credentials } from "../model/credentials.ts";

/** Opens a session. `refusal` is what the server, or the network, answered to the last attempt. */
export function useLogin() {
  const client = useClient();
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function signIn(credentials: Credentials): Promise<void> {
    setRefusal(null);
    try {
      const { user, expiresAt } = await client.call(login, { body: credentials });
      storeSession({
        user: { id: user.id, name: `${user.firstName} ${user.lastName}` },
        expiresAt,
      });
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return { signIn, refusal };
}

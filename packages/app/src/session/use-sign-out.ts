import { logout } from "@parution/contract/lazy/session";
import { useCallback, useState } from "react";
import { useClient } from "../data/api-scope.tsx";
import { forgetAttempts } from "../data/stored-attempts.ts";
import { currentSession, leaveSession } from "./session-store.ts";

/** How the way out goes. */
export interface SigningOut {
  /** Ends the session on the server, then here. */
  signOut: () => void;
  pending: boolean;
  /**
   * Why the last try did not succeed; undefined when none failed. The session then goes on: its cookie
   * is out of the page's reach, so that only the server can end it.
   */
  error: unknown;
}

/** Signs out. A session that the server had ended already counts as left. */
export function useSignOut(): SigningOut {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const leave = useCallback(async () => {
    setPending(true);
    setError(undefined);
    try {
      await client.call(logout, {});
      forgetAttempts();
      leaveSession();
    } catch (reason) {
      // The client clears a session that the server no longer knows; any other failure is told.
      if (currentSession() !== null) setError(reason);
    }
    setPending(false);
  }, [client]);

  return { signOut: () => void leave(), pending, error };
}

import { logout } from "@parution/contract/lazy/session";
import { useCallback, useState } from "react";
import { useClient } from "../data/api-scope.tsx";
import { forgetAttempts } from "../data/attempt.ts";
import { currentSession, leaveSession } from "./session-store.ts";

/** State of a sign-out. */
export interface SigningOut {
  /** Ends the session on the server, then here. */
  signOut: () => void;
  pending: boolean;
  /**
   * Error of the last try; undefined for none. The session then continues: scripts cannot remove its cookie, so that only
   * the server can end it.
   */
  error: unknown;
}

/** Sign-out; succeeds too where the server had ended the session before. */
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
      // The client clears a session that the server no longer knows; any other failure is shown.
      if (currentSession() !== null) setError(reason);
    }
    setPending(false);
  }, [client]);

  return { signOut: () => void leave(), pending, error };
}

import { useClient } from "@parution/app/data/api-scope.tsx";
import {
  currentSession,
  type StoredSession,
  useSession,
} from "@parution/app/session/session-store.ts";
import { verifySession } from "@parution/app/session/verify-session.ts";
import { useEffect, useState } from "react";

/** Session on the login page, once it is verified. */
interface Held {
  /** A valid session: opened here, or confirmed by the server. */
  readonly session: StoredSession | null;
  /** The browser remembered a session that has ended. */
  readonly hasEnded: boolean;
}

/**
 * Session on the login page. One that the browser remembers is verified first: if it has ended elsewhere, its
 * page would only redirect back here.
 */
export function useHeldSession(): Held {
  const session = useSession();
  const client = useClient();
  const [before] = useState(() => (typeof document === "undefined" ? null : currentSession()));
  const [confirmed, setConfirmed] = useState(before === null);
  useEffect(() => {
    if (before === null) return;
    void verifySession(client).then(() => setConfirmed(true));
  }, [before, client]);
  const isKnown = session !== before || confirmed;
  // During hydration no session is known yet, remembered or not: no reason is shown until it is.
  const hasEnded = before !== null && confirmed && session === null;
  return { session: isKnown ? session : null, hasEnded };
}

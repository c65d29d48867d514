import { useEffect, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import {
  currentSession,
  type StoredSession,
  useSession,
} from "../../../shared/session/session-store.ts";

const readCurrentUser = callLater(() => import("@parution/contract/session"), "readCurrentUser");

/** How the login page finds its visitor. */
interface Held {
  /** A session to go on with: one that began here, or that the server still knows. */
  readonly session: StoredSession | null;
  /** The browser remembered one that the server knows no more. */
  readonly hasEnded: boolean;
}

/**
 * The session of who opens the login page. One that was there before is asked about first: where it has ended elsewhere, its
 * page would only lead back here.
 */
export function useHeldSession(): Held {
  const session = useSession();
  const client = useClient();
  const [before] = useState(() => (typeof document === "undefined" ? null : currentSession()));
  const [confirmed, setConfirmed] = useState(before === null);
  useEffect(() => {
    if (before === null) return;
    // A refusal clears the session; any other failure is for the page that it leads to.
    const confirm = () => setConfirmed(true);
    void client.call(readCurrentUser, {}).then(confirm, confirm);
  }, [before, client]);
  const isKnown = session !== before || confirmed;
  // While the document is taken over nobody is signed in yet, whoever was before: nothing is said until it is known.
  const hasEnded = before !== null && confirmed && session === null;
  return { session: isKnown ? session : null, hasEnded };
}

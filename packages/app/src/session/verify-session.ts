import type { LazyClient } from "@parution/contract/lazy";
import { readCurrentUser } from "@parution/contract/lazy/session";
import { currentSession } from "./session-store.ts";

/** Asks the service for the session that the browser remembers, which may have ended elsewhere: a refusal removes it here. */
export async function verifySession(client: LazyClient): Promise<void> {
  if (currentSession() === null) return;
  // Any other failure is shown by the page that follows.
  await client.call(readCurrentUser, {}).catch(() => undefined);
}

import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer } from "@parution/contract/call";
import { endOtherSessions, readSessions } from "@parution/contract/lazy/sessions";
import type { readSessions as readSessionsCall } from "@parution/contract/sessions";
import { useState } from "react";

export type OpenSession = CallAnswer<typeof readSessionsCall>["sessions"][number];

/** Sessions of the user, and the action that ends all others. */
export function useSessions() {
  const client = useClient();
  const list = useRead(readSessions, {});
  /** The service's message after success. */
  const [ended, setEnded] = useState<string | null>(null);
  const endOthers = useAction(async () => {
    setEnded(null);
    const { message } = await client.call(endOtherSessions, {});
    setEnded(message);
  });
  return { ...list, endOthers, ended };
}

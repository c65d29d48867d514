import type { CallAnswer } from "@parution/contract/call";
import type { readSessions as readSessionsCall } from "@parution/contract/sessions";
import { useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { useAct } from "../../../shared/api/use-act.ts";
import { useCall } from "../../../shared/api/use-call.ts";

const calls = () => import("@parution/contract/sessions");
const endOtherSessions = callLater(calls, "endOtherSessions");
const readSessions = callLater(calls, "readSessions");

export type OpenSession = CallAnswer<typeof readSessionsCall>["sessions"][number];

/** Where one is signed in, and signing out everywhere else. */
export function useSessions() {
  const client = useClient();
  const list = useCall(readSessions, {});
  /** The service's words once it is done. */
  const [ended, setEnded] = useState<string | null>(null);
  const endOthers = useAct(async () => {
    setEnded(null);
    const { message } = await client.call(endOtherSessions, {});
    await list.mutate();
    setEnded(message);
  });
  return { ...list, endOthers, ended };
}

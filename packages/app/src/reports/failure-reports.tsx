import { useEffect } from "react";
import { useClient } from "../data/api-scope.tsx";
import { listenToFailures } from "./failures.ts";
import { sendReport } from "./send-report.ts";

/** Sends reports of the service's failures; nothing is shown. */
export function FailureReports() {
  const client = useClient();
  useEffect(() => listenToFailures((failure) => sendReport(client, failure)), [client]);
  return null;
}

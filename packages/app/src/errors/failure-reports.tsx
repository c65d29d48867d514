import type { LazyClient } from "@parution/contract/lazy";
import { reportError } from "@parution/contract/lazy/reports";
import { useEffect } from "react";
import { useClient } from "../data/api-scope.tsx";
import { type Failure, listenToFailures } from "./failures.ts";

/** Sends reports of the service's failures; renders nothing. */
export function FailureReports() {
  const client = useClient();
  useEffect(() => listenToFailures((failure) => sendReport(client, failure)), [client]);
  return null;
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Mails a failure to the operators. The user has seen the failure itself, so that of the report is ignored. */
function sendReport(client: LazyClient, { status, path, requestId }: Failure): void {
  const facts = [`Page : ${location.pathname}`, `Requête : ${requestId ?? "sans référence"}`];
  const html = facts.map((fact) => `<p>${escaped(fact)}</p>`).join("");
  client.call(reportError, { body: { subject: `${status} ${path}`, html } }).catch(() => undefined);
}

import type { LazyClient } from "@parution/contract/lazy";
import { reportError } from "@parution/contract/lazy/reports";
import type { Failure } from "./failures.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Tells those who keep the portal running of a failure; whose report fails has been told of the failure itself. */
export function sendReport(client: LazyClient, { status, path, requestId }: Failure): void {
  const facts = [`Page : ${location.pathname}`, `Requête : ${requestId ?? "sans référence"}`];
  const html = facts.map((fact) => `<p>${escaped(fact)}</p>`).join("");
  client.call(reportError, { body: { subject: `${status} ${path}`, html } }).catch(() => undefined);
}

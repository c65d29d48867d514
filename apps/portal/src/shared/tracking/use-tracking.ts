import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePageLocation } from "@parution/app/links/links.tsx";
import type { LazyClient, LazyInput } from "@parution/contract/lazy";
import { trackVisit } from "@parution/contract/lazy/tracking";
import { MOST_FIELDS } from "@parution/contract/limits";
import { useEffect } from "react";
import { readConsent, visitorName } from "./consent.ts";

/** Reports each page to the service when it is left, while consent is given. */
export function useTracking(agreed: boolean): void {
  const { pathname } = usePageLocation();
  const client = useClient();
  useEffect(() => (agreed ? watchPage(client, pathname) : undefined), [agreed, client, pathname]);
}

/** Records changed fields, and reports the visit when the page is left or hidden. */
function watchPage(client: LazyClient, pathname: string): () => void {
  const changed = changedFields();
  const from = Date.now();
  // A closing page cannot wait for a chunk.
  trackVisit.load().catch(() => undefined);
  let isReported = false;
  const note = ({ target }: Event) => changed.note(target);
  const report = (nextPage?: string) => {
    const fields = changed.take();
    if (isReported && fields.length === 0) return;
    isReported = true;
    const page = countedPath(pathname);
    send(client, { page, nextPage, fields, from, to: Date.now() });
  };
  const reportWhenHidden = () => {
    if (document.visibilityState === "hidden") report();
  };
  document.addEventListener("change", note, true);
  document.addEventListener("visibilitychange", reportWhenHidden);
  return () => {
    document.removeEventListener("change", note, true);
    document.removeEventListener("visibilitychange", reportWhenHidden);
    const next = countedPath(location.pathname);
    report(next === countedPath(pathname) ? undefined : next);
  };
}

type VisitReport = LazyInput<typeof trackVisit>["body"];

function send(
  client: LazyClient,
  visit: Pick<VisitReport, "page" | "nextPage" | "fields" | "from" | "to">,
): void {
  // The page may have been left by withdrawing consent.
  if (readConsent() !== "granted") return;
  const device = matchMedia("(pointer: coarse)").matches ? "phone" : "computer";
  const origin = { consent: true, visitor: visitorName(), host: location.host, device } as const;
  client
    .call(trackVisit, { body: { ...origin, ...visit } }, { keepalive: true })
    // A visit that fails to be counted is ignored.
    .catch(() => undefined);
}

const NAME = /^[A-Za-z][\w.-]{0,63}$/;

/** Names of the changed fields of a page, never their values (docs/domain/public-pages.md#tracking). */
export function changedFields() {
  const names = new Set<string>();
  return {
    note(field: object | null): void {
      const name = field !== null && "name" in field ? field.name : undefined;
      if (typeof name === "string" && NAME.test(name) && names.size < MOST_FIELDS) names.add(name);
    },
    /** Names since the last report. */
    take(): string[] {
      const taken = [...names];
      names.clear();
      return taken;
    },
  };
}

/** Path of a page without its secrets: keys of certificates. */
export const countedPath = (path: string): string =>
  path.replaceAll(/(?<=\/)[0-9A-F-]{16,}(?=\/|$)/gi, "-");

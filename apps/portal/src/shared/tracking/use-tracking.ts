import type { Client } from "@parution/contract/client";
import { trackVisit } from "@parution/contract/tracking";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useClient } from "../api/api-scope.tsx";
import { changedFields, countedPath } from "./changed-fields.ts";
import { readConsent, visitorName } from "./consent.ts";

/** Tells the service of each page that is left, for as long as the visitor agrees. */
export function useTracking(agreed: boolean): void {
  const { pathname } = useLocation();
  const client = useClient();
  useEffect(() => (agreed ? watchPage(client, pathname) : undefined), [agreed, client, pathname]);
}

/** Notes the fields that change, and tells the visit when the page is left or hidden. */
function watchPage(client: Client, pathname: string): () => void {
  const changed = changedFields();
  let told = false;
  const note = ({ target }: Event) => changed.note(target as { readonly name?: unknown } | null);
  const tell = () => {
    const fields = changed.take();
    if (told && fields.length === 0) return;
    told = true;
    send(client, countedPath(pathname), fields);
  };
  const tellWhenHidden = () => {
    if (document.visibilityState === "hidden") tell();
  };
  document.addEventListener("change", note, true);
  document.addEventListener("visibilitychange", tellWhenHidden);
  return () => {
    document.removeEventListener("change", note, true);
    document.removeEventListener("visibilitychange", tellWhenHidden);
    tell();
  };
}

function send(client: Client, page: string, fields: readonly string[]): void {
  // The page may have been left by withdrawing consent.
  if (readConsent() !== "granted") return;
  const visit = { consent: true, visitor: visitorName(), host: location.host, page };
  // A visit that is not counted is nobody's trouble.
  client.call(trackVisit, { body: { ...visit, fields: [...fields] } }).catch(() => undefined);
}

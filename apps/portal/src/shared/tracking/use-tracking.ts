import { useEffect } from "react";
import { useLocation } from "react-router";
import { useClient } from "../api/api-scope.tsx";
import { callLater } from "../api/call-later.ts";
import type { LaterClient } from "../api/later-client.ts";
import { changedFields, countedPath } from "./changed-fields.ts";
import { readConsent, visitorName } from "./consent.ts";

const trackVisit = callLater(() => import("@parution/contract/tracking"), "trackVisit");

/** Tells the service of each page that is left, for as long as the visitor agrees. */
export function useTracking(agreed: boolean): void {
  const { pathname } = useLocation();
  const client = useClient();
  useEffect(() => (agreed ? watchPage(client, pathname) : undefined), [agreed, client, pathname]);
}

/** Notes the fields that change, and tells the visit when the page is left or hidden. */
function watchPage(client: LaterClient, pathname: string): () => void {
  const changed = changedFields();
  // A page that is being closed waits for no code.
  trackVisit.load().catch(() => undefined);
  let told = false;
  const note = ({ target }: Event) => changed.note(target);
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

function send(client: LaterClient, page: string, fields: readonly string[]): void {
  // The page may have been left by withdrawing consent.
  if (readConsent() !== "granted") return;
  const visit = { consent: true, visitor: visitorName(), host: location.host, page };
  client
    .call(trackVisit, { body: { ...visit, fields: [...fields] } }, { keepalive: true })
    // A visit that is not counted is nobody's trouble.
    .catch(() => undefined);
}

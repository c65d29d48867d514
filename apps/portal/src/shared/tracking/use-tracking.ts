import { useEffect } from "react";
import { useLocation } from "react-router";
import { useClient } from "../api/api-scope.tsx";
import { callLater, type LaterInput } from "../api/call-later.ts";
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
  const from = Date.now();
  // A page that is being closed waits for no code.
  trackVisit.load().catch(() => undefined);
  let told = false;
  const note = ({ target }: Event) => changed.note(target);
  const tell = (nextPage?: string) => {
    const fields = changed.take();
    if (told && fields.length === 0) return;
    told = true;
    const page = countedPath(pathname);
    send(client, { page, nextPage, fields, from, to: Date.now() });
  };
  const tellWhenHidden = () => {
    if (document.visibilityState === "hidden") tell();
  };
  document.addEventListener("change", note, true);
  document.addEventListener("visibilitychange", tellWhenHidden);
  return () => {
    document.removeEventListener("change", note, true);
    document.removeEventListener("visibilitychange", tellWhenHidden);
    const next = countedPath(location.pathname);
    tell(next === countedPath(pathname) ? undefined : next);
  };
}

type Told = LaterInput<typeof trackVisit>["body"];

function send(
  client: LaterClient,
  visit: Pick<Told, "page" | "nextPage" | "fields" | "from" | "to">,
): void {
  // The page may have been left by withdrawing consent.
  if (readConsent() !== "granted") return;
  const device = matchMedia("(pointer: coarse)").matches ? "phone" : "computer";
  const who = { consent: true, visitor: visitorName(), host: location.host, device } as const;
  client
    .call(trackVisit, { body: { ...who, ...visit } }, { keepalive: true })
    // A visit that is not counted is nobody's trouble.
    .catch(() => undefined);
}

import { Suspense, use } from "react";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage } from "../links/links.tsx";
import { later, useLater } from "../promise/later.ts";
import { type Consent, useConsent } from "./consent.ts";

const line = later(() => import("./consent-line.tsx"));

/** Whether visits may be counted, and their counting: it comes once the page is there. */
export function Tracking() {
  const consent = useConsent();
  if (consent === undefined) return null;
  return (
    <Suspense>
      <Line consent={consent} />
    </Suspense>
  );
}

function Line({ consent }: { consent: Consent }) {
  const texts = messagesOf(useLanguage(), "shared/tracking");
  const { ConsentLine } = useLater(line);
  use(texts);
  return <ConsentLine consent={consent} />;
}

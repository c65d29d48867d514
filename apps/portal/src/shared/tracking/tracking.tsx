import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyModule, useLazy } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Suspense, use } from "react";
import { type Consent, useConsent } from "./consent.ts";

const line = lazyModule(() => import("./consent-line.tsx"));

/** Consent line and visit counting, loaded on demand. */
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
  const { ConsentLine } = useLazy(line);
  use(texts);
  return <ConsentLine consent={consent} />;
}

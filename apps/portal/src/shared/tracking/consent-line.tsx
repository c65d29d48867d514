import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { type Consent, keepConsent } from "./consent.ts";
import { useTracking } from "./use-tracking.ts";

interface ConsentLineProps {
  consent: Consent;
}

/** Asks, below everything else and in nobody's way, whether visits may be counted; the answer can be changed there. */
export function ConsentLine({ consent }: ConsentLineProps) {
  const { t } = useLingui();
  useTracking(consent === "granted");
  const said = {
    granted: t`Vos visites sont comptées, sans ce que vous écrivez.`,
    refused: t`Vos visites ne sont pas comptées.`,
  };
  return (
    <section
      aria-label={t`Mesure d’audience`}
      className="border-t border-line bg-surface text-body-sm text-fg-muted"
    >
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
        <p role="status" className="max-w-prose me-auto">
          {consent === null
            ? t`Pouvons-nous compter les pages vues et les champs remplis ? Jamais ce que vous écrivez.`
            : said[consent]}
        </p>
        <div className="flex flex-wrap gap-2">
          {consent !== "granted" && (
            <Button size="sm" onClick={() => keepConsent("granted")}>{t`Accepter`}</Button>
          )}
          {consent !== "refused" && (
            <Button size="sm" onClick={() => keepConsent("refused")}>{t`Refuser`}</Button>
          )}
        </div>
      </div>
    </section>
  );
}

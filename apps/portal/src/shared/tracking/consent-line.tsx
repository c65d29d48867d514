import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { CheckIcon } from "@parution/kit/icon";
import { type Consent, keepConsent } from "./consent.ts";
import { useTracking } from "./use-tracking.ts";

interface ConsentLineProps {
  consent: Consent;
}

/** Asks for consent to visit counting, below all other content; the answer can be changed there. */
export function ConsentLine({ consent }: ConsentLineProps) {
  const { t } = useLingui();
  useTracking(consent === "granted");
  const choices = [
    { choice: "granted", label: t`Accepter` },
    { choice: "refused", label: t`Refuser` },
  ] as const;
  return (
    <section
      aria-label={t`Mesure d’audience`}
      className="@container border-t border-line bg-surface text-body-sm text-fg-muted"
    >
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-6 gap-y-3 py-4 ps-4 pe-20 @max-3xs:pe-4 @max-3xs:pb-20 sm:ps-6">
        <p className="max-w-prose text-pretty lg:max-w-none">
          {t`Pouvons-nous compter les pages vues et les champs remplis ? Jamais ce que vous écrivez.`}
        </p>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ choice, label }) => (
            <Button
              key={choice}
              size="sm"
              aria-pressed={consent === choice}
              onClick={() => keepConsent(choice)}
            >
              {consent === choice && <CheckIcon className="size-4" />}
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { useDeferredValue } from "react";
import { JournalForm } from "./journal-form.tsx";
import { OffersSection } from "./offers-section.tsx";
import { useJournalStart } from "./use-journal-start.ts";

/** Issues that have appeared, ordered or saved, and the way to a subscription. */
export default function JournalOrderPage() {
  const { t } = useLingui();
  const { start, error, retry } = useJournalStart();
  const errorText = useErrorText();
  const shown = useDeferredValue(start, null); // Rendered concurrently: the page answers meanwhile.
  return (
    <div className="flex flex-col gap-10">
      <PageTitle>{t`Commander le journal`}</PageTitle>
      {shown !== null ? (
        <JournalForm key={shown.account.user.id} {...shown} />
      ) : start !== null || error === undefined ? (
        <FormSkeleton />
      ) : (
        <ErrorState
          title={t`Le formulaire ne peut pas être affiché`}
          retry={{ label: t`Réessayer`, onRetry: retry }}
        >
          {errorText(error)}
        </ErrorState>
      )}
      <OffersSection />
    </div>
  );
}

/** As high as the window at least: the offers below do not move in sight when the form comes. */
function FormSkeleton() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Chargement du formulaire`}
      className="grid min-h-dvh content-start gap-6"
    >
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="block" className="h-96" />
    </div>
  );
}

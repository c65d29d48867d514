import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { Form } from "@parution/app/form/form.tsx";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ErrorState } from "@parution/kit/error-state";
import { GroupField } from "@parution/kit/form-field";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useDeferredValue } from "react";
import { SubmissionDialogs } from "../../shared/submission/submission-dialogs.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { FormAlerts } from "./form-alerts.tsx";
import { OffersSection } from "./offers-section.tsx";
import { PaperSection } from "./paper-section.tsx";
import { Checkout } from "./submission/checkout.tsx";
import { FormErrors } from "./submission/form-errors.tsx";
import { JournalContext, useJournal, useJournalForm } from "./use-journal-form.ts";
import { type JournalStart, useJournalStart } from "./use-journal-start.ts";

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

/** Skeleton as high as the window at least: the offers below do not move in sight when the form comes. */
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

/** Orders issues that have appeared. */
function JournalForm(start: JournalStart) {
  const { t } = useLingui();
  const { journal, draft, submission } = useJournalForm(start);
  return (
    <JournalContext value={journal}>
      <Form
        form={journal.form}
        className="grid grid-cols-1 gap-8 [counter-reset:section] lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-12"
      >
        <div className="grid grid-cols-1 gap-6">
          <FormAlerts draft={draft} submission={submission} />
          <FormErrors />
          <div className="grid grid-cols-1 gap-10">
            <PaperSection />
            <IssuesSection />
            <DeliverySection />
          </div>
        </div>
        <Checkout submission={submission} />
      </Form>
      <SubmissionDialogs
        submission={submission}
        backLabel={t`Revenir à la commande`}
        againLabel={t`Commander d’autres numéros`}
        pageOf={(orderId) => `/paiement-succes?commande=${orderId}`}
      />
    </JournalContext>
  );
}

const IssuesCalendar = lazyComponent(() =>
  import("./issues-calendar.tsx").then((module) => module.IssuesCalendar),
);

const Quantities = lazyComponent(() =>
  import("./quantities.tsx").then((module) => module.Quantities),
);

/**
 * Issues and the number of copies of each; the calendar is shown once the period is chosen, the quantities with the first
 * issue.
 */
function IssuesSection() {
  const { t } = useLingui();
  const { form, values, offer } = useJournal();
  const { days } = offer;
  return (
    <FormSection title={t`Numéros et quantités`}>
      <GroupField id="issues" label={t`Numéros`} hideLabel error={form.errorOf("issues")}>
        {days === null ? (
          <p className="text-fg-muted">{t`Choisissez d’abord le journal et la période.`}</p>
        ) : (
          <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
            <IssuesCalendar key={days.window.from} days={days} />
          </Suspense>
        )}
      </GroupField>
      {values.issues.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" className="h-24" />}>
          <Quantities />
        </Suspense>
      )}
    </FormSection>
  );
}

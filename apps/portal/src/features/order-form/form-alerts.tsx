import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { DraftAlertSlot } from "@parution/app/drafts/draft-alert-slot.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useEffect, useRef } from "react";
import type { OrderDraft } from "./draft/use-draft.ts";
import { useCorrection, useOrder } from "./order-context.ts";
import type { OrderSubmission } from "./submission/use-order-submission.ts";

const AdDraft = lazyComponent(() =>
  import("./draft/ad-draft.tsx").then((module) => module.AdDraft),
);

const CorrectionAlert = lazyComponent(() =>
  import("../../shared/ads/correction-alert.tsx").then((module) => module.CorrectionAlert),
);

/** Time that a message is shown. */
const MESSAGE_MILLISECONDS = 5000;

interface FormAlertsProps {
  draft: OrderDraft;
  submission: OrderSubmission;
}

/** Alerts on top of the form: a restored draft, a saved ad, a catalogue that failed to load. */
export function FormAlerts({ draft, submission }: FormAlertsProps) {
  const { saved } = submission;
  const top = useRef<HTMLDivElement>(null);

  // The buttons are far below: after saving, the message and the empty form under it are scrolled into view.
  useEffect(() => {
    if (saved !== null) top.current?.focus();
  }, [saved]);

  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      <DraftAlertSlot draft={draft} lostFiles={draft.lostFiles}>
        <AdDraft draft={draft} />
      </DraftAlertSlot>
      <Correction />
      <SavedAd submission={submission} />
      <CatalogueFailure />
    </div>
  );
}

function Correction() {
  const { mode } = useOrder();
  const correction = useCorrection();
  if (mode.kind !== "edit" || correction === null) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-24" />}>
      <CorrectionAlert adId={mode.ad.id} correction={correction} isInForm />
    </Suspense>
  );
}

function SavedAd({ submission: { saved, dismissSaved } }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const link = useLink();
  if (saved === null) return null;
  return (
    <Alert
      tone="success"
      labels={{ tone: t`Information`, dismiss: t`Fermer` }}
      onDismiss={dismissSaved}
      autoDismissAfter={MESSAGE_MILLISECONDS}
      action={
        <ButtonLink size="sm" href={link("/mes-annonces")}>
          {t`Voir mes annonces`}
        </ButtonLink>
      }
    >
      {saved}
    </Alert>
  );
}

function CatalogueFailure() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { failure } = useOrder();
  if (failure === null) return null;
  return (
    <ErrorState
      title={t`Le catalogue ne peut pas être affiché`}
      retry={{ label: t`Réessayer`, onRetry: failure.retry }}
    >
      {errorText(failure.error)}
    </ErrorState>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { DraftAlertSlot } from "@parution/app/drafts/draft-alert-slot.tsx";
import type { FormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { useEffect, useRef } from "react";
import type { JournalValues } from "./journal-values.ts";
import type { JournalSubmission } from "./submission/use-journal-submission.ts";
import { useJournal } from "./use-journal-form.ts";

/** Shown where a draft is kept: its code is loaded on demand. */
const JournalDraft = lazyComponent(() =>
  import("./journal-draft.tsx").then((module) => module.JournalDraft),
);

interface FormAlertsProps {
  draft: FormDraft<JournalValues>;
  submission: JournalSubmission;
}

/** Alerts of the form: a restored draft, a saved order, a catalogue that fails to load. */
export function FormAlerts({ draft, submission }: FormAlertsProps) {
  const { t } = useLingui();
  const link = useLink();
  const errorText = useErrorText();
  const { offer, blocked } = useJournal();
  const { failure } = offer;
  const { saved, dismissSaved } = submission;
  const top = useRef<HTMLDivElement>(null);

  // The buttons may be far below: the message, after saving with the empty form under it, is scrolled into view.
  useEffect(() => {
    if (saved !== null) top.current?.focus();
  }, [saved]);
  useEffect(() => {
    if (blocked > 0) top.current?.focus();
  }, [blocked]);

  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      <DraftAlertSlot draft={draft}>
        <JournalDraft draft={draft} />
      </DraftAlertSlot>
      {saved && (
        <Alert
          tone="success"
          labels={{ tone: t`Information`, dismiss: t`Fermer` }}
          onDismiss={dismissSaved}
          action={
            <ButtonLink size="sm" href={link(`/recap-annonce/${saved.orderId}`)}>
              {t`Voir la commande`}
            </ButtonLink>
          }
        >
          {saved.message}
        </Alert>
      )}
      {failure && (
        <ErrorState
          title={t`Le catalogue ne peut pas être affiché`}
          retry={{ label: t`Réessayer`, onRetry: failure.retry }}
        >
          {errorText(failure.error)}
        </ErrorState>
      )}
    </div>
  );
}

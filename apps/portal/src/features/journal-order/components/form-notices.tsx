import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { ErrorState } from "@parution/kit/error-state";
import { useEffect, useRef } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useLink } from "../../../shared/links/links.tsx";
import type { JournalSubmission } from "../model/use-journal-submission.ts";
import { useJournal } from "./journal-context.ts";

/** What the form says of itself: an order that was saved, a catalogue that does not come. */
export function FormNotices({ submission }: { submission: JournalSubmission }) {
  const { t } = useLingui();
  const link = useLink();
  const errorText = useErrorText();
  const { failure } = useJournal().offer;
  const { saved, dismissSaved } = submission;
  const top = useRef<HTMLDivElement>(null);

  // The buttons may be far below: who saved is brought to the message, and to the empty form under it.
  useEffect(() => {
    if (saved !== null) top.current?.focus();
  }, [saved]);

  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      {saved && (
        <Alert
          tone="success"
          toneLabel={t`Information`}
          onDismiss={dismissSaved}
          dismissLabel={t`Fermer`}
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

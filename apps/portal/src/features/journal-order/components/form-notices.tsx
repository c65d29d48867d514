import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { lazy, useEffect, useRef } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { DraftNews } from "../../../shared/draft/draft-news.tsx";
import type { FormDraft } from "../../../shared/draft/use-form-draft.ts";
import { Alert, ErrorState } from "../../../shared/later-kit/later-kit.tsx";
import { useLink } from "../../../shared/links/links.tsx";
import type { JournalValues } from "../model/journal-values.ts";
import type { JournalSubmission } from "../model/use-journal-submission.ts";
import { useJournal } from "./journal-context.ts";

const JournalDraft = lazy(() =>
  import("./journal-draft.tsx").then((module) => ({ default: module.JournalDraft })),
);

interface FormNoticesProps {
  draft: FormDraft<JournalValues>;
  submission: JournalSubmission;
}

/** What the form says of itself: a draft that is back, an order that was saved, a catalogue that does not come. */
export function FormNotices({ draft, submission }: FormNoticesProps) {
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
      <DraftNews draft={draft}>
        <JournalDraft draft={draft} />
      </DraftNews>
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

import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { lazy, useEffect, useRef } from "react";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { DraftNews } from "../../../shared/draft/draft-news.tsx";
import { Alert, ErrorState } from "../../../shared/later-kit/later-kit.tsx";
import { useLink } from "../../../shared/links/links.tsx";
import type { OrderDraft } from "../model/use-draft.ts";
import type { OrderSubmission } from "../model/use-order-submission.ts";
import { useOrder } from "./order-context.ts";

const AdDraft = lazy(() =>
  import("./ad-draft.tsx").then((module) => ({ default: module.AdDraft })),
);

/** How long a message stands (specification 1, point 9). */
const MESSAGE_MILLISECONDS = 5000;

interface FormNoticesProps {
  draft: OrderDraft;
  submission: OrderSubmission;
}

/** What the form says of itself: a draft that is back, an ad that was saved, a catalogue that does not come. */
export function FormNotices({ draft, submission }: FormNoticesProps) {
  const { saved } = submission;
  const top = useRef<HTMLDivElement>(null);

  // The buttons are far below: who saved is brought to the message, and to the empty form under it.
  useEffect(() => {
    if (saved !== null) top.current?.focus();
  }, [saved]);

  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
      <DraftNews draft={draft} lostFiles={draft.lostFiles}>
        <AdDraft draft={draft} />
      </DraftNews>
      <SavedAd submission={submission} />
      <CatalogueFailure />
    </div>
  );
}

function SavedAd({ submission: { saved, dismissSaved } }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const link = useLink();
  if (saved === null) return null;
  return (
    <Alert
      tone="success"
      toneLabel={t`Information`}
      onDismiss={dismissSaved}
      dismissLabel={t`Fermer`}
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

import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Suspense, use, useState } from "react";
import { usePublisherZone } from "../data/configs.ts";
import { formatInstant } from "../i18n/date-formats.ts";
import { isolated } from "../i18n/formats.ts";
import { messagesOf } from "../i18n/messages.ts";
import { lazyComponent } from "../lazy/lazy.tsx";
import { useLanguage } from "../links/links.tsx";
import type { KeptValues } from "./draft.ts";
import type { DraftLabels } from "./draft-dialogs.tsx";
import type { FormDraft } from "./use-form-draft.ts";

const ReplaceDraftDialog = lazyComponent(() =>
  import("./draft-dialogs.tsx").then((module) => module.ReplaceDraftDialog),
);
const DraftConflictDialog = lazyComponent(() =>
  import("./draft-dialogs.tsx").then((module) => module.DraftConflictDialog),
);

interface DraftAlertsProps<Values> {
  draft: FormDraft<Values>;
  labels: DraftLabels;
  /** Excerpt by which the user recognises a version of the form; empty for an empty text. */
  excerptOf: (values: Values) => string;
  /** Names of the draft's files that the browser no longer holds. */
  lostFiles?: readonly string[];
}

/** Alerts about a draft, and the dialogs before any of it is replaced. */
export function DraftAlerts<Values extends KeptValues>(props: DraftAlertsProps<Values>) {
  const { draft, labels, excerptOf, lostFiles = [] } = props;
  const { restored, conflict } = draft;
  use(messagesOf(useLanguage(), "@parution/app/drafts"));
  const [isDismissed, setDismissed] = useState(false);
  const [asking, setAsking] = useState(draft.asksForOtherSupport);
  return (
    <>
      {restored !== null && !isDismissed && (
        <RestoredDraft
          keptAt={restored.keptAt}
          labels={labels}
          onClose={() => setDismissed(true)}
          onStartAgain={() => setAsking(true)}
        />
      )}
      <Losses lostFiles={lostFiles} durable={draft.durable} />
      <Suspense>
        {asking && (
          <ReplaceDraftDialog
            labels={labels}
            excerpt={excerptOf(draft.current())}
            onReplace={() => {
              draft.startAgain();
              setAsking(false);
              setDismissed(true);
            }}
            onKeep={() => {
              // Stores the draft under the support of this address, so that the question is not repeated.
              draft.keepThisVersion();
              setAsking(false);
            }}
          />
        )}
        {conflict !== null && (
          <DraftConflictDialog
            labels={labels}
            thisVersion={excerptOf(draft.current())}
            isEarlier={conflict.isEarlier}
            otherVersion={
              conflict.draft && {
                excerpt: excerptOf(conflict.draft.values),
                keptAt: conflict.draft.keptAt,
              }
            }
            onKeepThis={draft.keepThisVersion}
            onTakeOther={draft.takeOtherVersion}
          />
        )}
      </Suspense>
    </>
  );
}

interface RestoredDraftProps {
  keptAt: number;
  labels: DraftLabels;
  onClose: () => void;
  onStartAgain: () => void;
}

function RestoredDraft({ keptAt, labels, onClose, onStartAgain }: RestoredDraftProps) {
  const { t } = useLingui();
  const at = isolated(formatInstant(keptAt, usePublisherZone()));
  return (
    <Alert
      tone="info"
      labels={{ tone: t`Information`, dismiss: t`Fermer` }}
      title={t`Votre brouillon est de retour.`}
      onDismiss={onClose}
      action={
        <Button size="sm" onClick={onStartAgain}>
          {labels.startAgain}
        </Button>
      }
    >
      {t`Gardé le ${at}`}
    </Alert>
  );
}

interface LossesProps {
  lostFiles: readonly string[];
  durable: boolean;
}

/** Warnings about files and text that the browser could not store. */
function Losses({ lostFiles, durable }: LossesProps) {
  const { t } = useLingui();
  const names = lostFiles.map(isolated).join(", ");
  return (
    <>
      {lostFiles.length > 0 && (
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {t`Fichiers à ajouter de nouveau : ${names}`}
        </Alert>
      )}
      {!durable && (
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {t`Ce navigateur ne garde pas votre brouillon : il dure tant que cette page reste ouverte.`}
        </Alert>
      )}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Suspense, use, useState } from "react";
import { usePublisherZone } from "../browser/publisher-zone.ts";
import { formatInstant, isolated } from "../i18n/formats.ts";
import { messagesOf } from "../i18n/messages.ts";
import { lazyComponent } from "../lazy/lazy.tsx";
import { useLanguage } from "../links/links.tsx";
import type { KeptValues } from "./draft.ts";
import type { DraftLabels } from "./draft-dialogs.tsx";
import type { FormDraft } from "./use-form-draft.ts";

const ReplaceDraftDialog = lazyComponent(() =>
  import("./draft-dialogs.tsx").then((module) => module.ReplaceDraftDialog),
);
const RivalDraftDialog = lazyComponent(() =>
  import("./draft-dialogs.tsx").then((module) => module.RivalDraftDialog),
);

interface DraftNoticesProps<Values> {
  draft: FormDraft<Values>;
  labels: DraftLabels;
  /** How a person knows a version of the form again; empty when nothing is written. */
  excerptOf: (values: Values) => string;
  /** Files of the draft that are no longer on this machine, by name. */
  lostFiles?: readonly string[];
}

/** What the draft has to say, and what it asks before anything of it is replaced. */
export function DraftNotices<Values extends KeptValues>(props: DraftNoticesProps<Values>) {
  const { draft, labels, excerptOf, lostFiles = [] } = props;
  const { begun, rival } = draft;
  use(messagesOf(useLanguage(), "@parution/app/drafts"));
  const [noticed, setNoticed] = useState(false);
  const [asking, setAsking] = useState(draft.asksForAnother);
  return (
    <>
      {begun !== null && !noticed && (
        <RestoredDraft
          keptAt={begun.keptAt}
          labels={labels}
          onClose={() => setNoticed(true)}
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
              setNoticed(true);
            }}
            onKeep={() => {
              // From here on the draft is what this address stands for.
              draft.keepMine();
              setAsking(false);
            }}
          />
        )}
        {rival !== null && (
          <RivalDraftDialog
            labels={labels}
            mine={excerptOf(draft.current())}
            theirs={
              rival.draft && {
                excerpt: excerptOf(rival.draft.values),
                keptAt: rival.draft.keptAt,
              }
            }
            onMine={draft.keepMine}
            onTheirs={draft.takeTheirs}
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

/** What this machine could not keep. */
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

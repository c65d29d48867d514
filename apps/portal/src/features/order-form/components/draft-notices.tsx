import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { lazy, Suspense, useState } from "react";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { formatInstant, isolated } from "../../../shared/formats/formats.ts";
import type { Draft } from "../model/draft.ts";
import type { OrderDraft } from "../model/use-draft.ts";

const ReplaceDraftDialog = lazy(() =>
  import("./draft-dialogs.tsx").then((module) => ({ default: module.ReplaceDraftDialog })),
);
const RivalDraftDialog = lazy(() =>
  import("./draft-dialogs.tsx").then((module) => ({ default: module.RivalDraftDialog })),
);

/** What the draft has to say, and what it asks before anything of it is replaced. */
export function DraftNotices({ draft }: { draft: OrderDraft }) {
  const [noticed, setNoticed] = useState(false);
  const [asking, setAsking] = useState(draft.asksForAnother);
  return (
    <>
      {draft.begun !== null && !noticed && (
        <RestoredDraft
          draft={draft.begun}
          edits={draft.edits}
          onClose={() => setNoticed(true)}
          onStartAgain={() => setAsking(true)}
        />
      )}
      <Losses draft={draft} />
      <Suspense>
        {asking && (
          <ReplaceDraftDialog
            draft={draft}
            onDecided={(replaced) => {
              setAsking(false);
              if (replaced) setNoticed(true);
            }}
          />
        )}
        {draft.rival !== null && <RivalDraftDialog draft={draft} rival={draft.rival} />}
      </Suspense>
    </>
  );
}

interface RestoredDraftProps {
  draft: Draft;
  edits: boolean;
  onClose: () => void;
  onStartAgain: () => void;
}

function RestoredDraft({ draft, edits, onClose, onStartAgain }: RestoredDraftProps) {
  const { t } = useLingui();
  const keptAt = isolated(formatInstant(draft.keptAt, usePublisherZone()));
  return (
    <Alert
      tone="info"
      toneLabel={t`Information`}
      title={t`Votre brouillon est de retour.`}
      onDismiss={onClose}
      dismissLabel={t`Fermer`}
      action={
        <Button size="sm" onClick={onStartAgain}>
          {edits ? t`Revenir à l’annonce enregistrée` : t`Recommencer`}
        </Button>
      }
    >
      {t`Gardé le ${keptAt}`}
    </Alert>
  );
}

/** What this machine could not keep. */
function Losses({ draft: { lostFiles, durable } }: { draft: OrderDraft }) {
  const { t } = useLingui();
  const names = lostFiles.map(isolated).join(", ");
  return (
    <>
      {lostFiles.length > 0 && (
        <Alert tone="warning" toneLabel={t`Attention`}>
          {t`Fichiers à ajouter de nouveau : ${names}`}
        </Alert>
      )}
      {!durable && (
        <Alert tone="warning" toneLabel={t`Attention`}>
          {t`Ce navigateur ne garde pas votre brouillon : il dure tant que cette page reste ouverte.`}
        </Alert>
      )}
    </>
  );
}

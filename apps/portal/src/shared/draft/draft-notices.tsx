import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { lazy, Suspense, use, useState } from "react";
import { usePublisherZone } from "../clock/publisher-zone.ts";
import { formatInstant, isolated } from "../formats/formats.ts";
import { messagesOf } from "../i18n/catalogs.ts";
import { Alert } from "../later-kit/later-kit.tsx";
import { useLanguage } from "../links/links.tsx";
import type { KeptValues } from "./draft.ts";
import type { DraftMatter } from "./draft-matter.ts";
import type { FormDraft } from "./use-form-draft.ts";

const ReplaceDraftDialog = lazy(() =>
  import("./draft-dialogs.tsx").then((module) => ({ default: module.ReplaceDraftDialog })),
);
const RivalDraftDialog = lazy(() =>
  import("./draft-dialogs.tsx").then((module) => ({ default: module.RivalDraftDialog })),
);

interface DraftNoticesProps<Values> {
  draft: FormDraft<Values>;
  matter: DraftMatter;
  /** How a person knows a version of the form again; empty when nothing is written. */
  excerptOf: (values: Values) => string;
  /** Files of the draft that are no longer on this machine, by name. */
  lostFiles?: readonly string[];
}

/** What the draft has to say, and what it asks before anything of it is replaced. */
export function DraftNotices<Values extends KeptValues>(props: DraftNoticesProps<Values>) {
  const { draft, matter, excerptOf, lostFiles = [] } = props;
  const { begun, rival } = draft;
  use(messagesOf(useLanguage(), "shared/draft"));
  const [noticed, setNoticed] = useState(false);
  const [asking, setAsking] = useState(draft.asksForAnother);
  return (
    <>
      {begun !== null && !noticed && (
        <RestoredDraft
          keptAt={begun.keptAt}
          matter={matter}
          onClose={() => setNoticed(true)}
          onStartAgain={() => setAsking(true)}
        />
      )}
      <Losses lostFiles={lostFiles} durable={draft.durable} />
      <Suspense>
        {asking && (
          <ReplaceDraftDialog
            matter={matter}
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
            matter={matter}
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
  matter: DraftMatter;
  onClose: () => void;
  onStartAgain: () => void;
}

function RestoredDraft({ keptAt, matter, onClose, onStartAgain }: RestoredDraftProps) {
  const { t } = useLingui();
  const at = isolated(formatInstant(keptAt, usePublisherZone()));
  return (
    <Alert
      tone="info"
      toneLabel={t`Information`}
      title={t`Votre brouillon est de retour.`}
      onDismiss={onClose}
      dismissLabel={t`Fermer`}
      action={
        <Button size="sm" onClick={onStartAgain}>
          {matter === "edit" ? t`Revenir à l’annonce enregistrée` : t`Recommencer`}
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

import { Plural, useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { CheckCircleIcon, HelpIcon, SearchIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Skeleton } from "@parution/kit/skeleton";
import { UNDO_MILLISECONDS } from "@parution/rules/moderation";
import { useState } from "react";
import { Key, useShortcuts } from "../shared/shortcuts.tsx";
import { useMay } from "../shared/staff.data.ts";
import { ActionBar } from "./action-bar.tsx";
import { AdOnScreen } from "./ad-on-screen.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { PassedDialog } from "./passed-dialog.tsx";
import { type Undoable, useModeration } from "./use-moderation.ts";
import { VerdictDialog } from "./verdict-dialog.tsx";

/** One ad at a time, decided by keyboard. */
export function ModerationPage() {
  const { t } = useLingui();
  const moderation = useModeration();
  const { current, read, reasons, isHeld, decide, acceptAll, undo, move } = moderation;
  const link = useLink();
  const mayKeepWords = useMay("keepWords");
  const [dialog, setDialog] = useState<"refuse" | "correct" | "passed" | "keys" | null>(null);
  const canDecide = current?.isWaiting === true && read.data !== undefined && !isHeld;
  const accept = () => {
    if (canDecide) void decide({ decision: "validate" });
  };
  const refuse = () => {
    if (canDecide) setDialog("refuse");
  };
  const correct = () => {
    if (canDecide) setDialog("correct");
  };
  const shortcuts = useShortcuts({
    a: accept,
    r: refuse,
    c: correct,
    j: () => move(1),
    k: () => move(-1),
    z: () => void undo(),
    "?": () => setDialog("keys"),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        aside={
          <div className="flex items-center gap-2">
            {mayKeepWords && (
              <ButtonLink size="sm" variant="quiet" href={link("/moderation/mots")}>
                {t`Mots à vérifier`}
              </ButtonLink>
            )}
            <Button size="sm" onClick={() => setDialog("passed")}>
              <CheckCircleIcon className="size-4" />
              {t`Sans remarque`}
            </Button>
            <IconButton
              label={t`Toutes les touches`}
              icon={<HelpIcon />}
              onClick={() => setDialog("keys")}
            />
          </div>
        }
      >
        {t`Modération`}
      </PageTitle>
      <Failures moderation={moderation} />
      {current !== undefined && (
        <ActionBar {...{ moderation, canDecide, accept, refuse, correct }} ad={current} />
      )}
      {/* Below the actions, which so stay under the pointer. */}
      <Alerts moderation={moderation} />
      <Shown moderation={moderation} />
      {(dialog === "refuse" || dialog === "correct") && current !== undefined && (
        <VerdictDialog
          decision={dialog}
          reference={current.reference}
          reasons={(dialog === "refuse" ? reasons?.refusals : reasons?.corrections) ?? []}
          suggestions={dialog === "correct" ? (read.data?.suggestions ?? []) : []}
          onClose={() => setDialog(null)}
          onDecide={(verdict) => {
            setDialog(null);
            void decide(verdict);
          }}
        />
      )}
      {dialog === "passed" && (
        <PassedDialog
          onClose={() => setDialog(null)}
          onAccept={(adIds) => {
            setDialog(null);
            void acceptAll(adIds);
          }}
        />
      )}
      {dialog === "keys" && (
        <KeysDialog
          isOn={shortcuts.isOn}
          onSwitch={shortcuts.switchTo}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

type Moderation = ReturnType<typeof useModeration>;

interface PartProps {
  moderation: Moderation;
}

function Failures({ moderation: { queue, asked, read } }: PartProps) {
  const { t } = useLingui();
  const failure = asked.search.error ?? read.error;
  return (
    <ReadFailure
      title={t`La file ne peut pas être affichée`}
      error={queue.error ?? failure}
      isBesideOld={queue.data !== undefined && failure === undefined}
      onRetry={() => void Promise.all([queue.mutate(), asked.search.mutate(), read.mutate()])}
    />
  );
}

/** The ad; its place while it is read; a sentence where there is none. */
function Shown({ moderation: { queue, asked, current, read } }: PartProps) {
  const { t } = useLingui();
  if (read.data !== undefined) return <AdOnScreen ad={read.data} />;
  if (asked.isUnknown) return <UnknownAd reference={asked.reference ?? ""} />;
  const failure = queue.error ?? asked.search.error ?? read.error;
  const isEmpty = queue.data !== undefined && current === undefined && !asked.isElsewhere;
  if (isEmpty) return <EmptyState icon={CheckCircleIcon} title={t`Aucune annonce à décider`} />;
  const isRead = current !== undefined || asked.isElsewhere;
  return isRead && failure === undefined && <Skeleton shape="block" className="h-96" />;
}

/** No paid ad has the reference of the address. */
function UnknownAd({ reference }: { reference: string }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <EmptyState
      icon={SearchIcon}
      title={t`Aucune annonce payée ne porte la référence ${reference}`}
      action={<ButtonLink href={link("/moderation")}>{t`Revenir à la file`}</ButtonLink>}
    />
  );
}

/** Last decision with its undo, and refusals. */
function Alerts({ moderation }: { moderation: Moderation }) {
  const { t } = useLingui();
  const { undoable, failure, undo, forgetUndo } = moderation;
  return (
    <>
      {undoable !== null && (
        <Alert
          key={undoable.decisionIds[0]}
          tone={undoable.decision === "validate" ? "success" : "warning"}
          labels={{ tone: t`Décision`, dismiss: t`Fermer` }}
          onDismiss={forgetUndo}
          autoDismissAfter={UNDO_MILLISECONDS}
          action={
            <Button size="sm" onClick={() => void undo()}>
              {t({ message: "Annuler", context: "décision" })} <Key name="Z" />
            </Button>
          }
        >
          <DecidedText undoable={undoable} />
        </Alert>
      )}
      {failure !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {failure}
        </Alert>
      )}
    </>
  );
}

function DecidedText({ undoable }: { undoable: Undoable }) {
  const { t } = useLingui();
  const { decision, reference, decisionIds } = undoable;
  if (decision === "refuse") return t`Annonce ${reference} refusée.`;
  if (decision === "correct") return t`Correction demandée pour l’annonce ${reference}.`;
  if (decisionIds.length === 1 && reference !== "") return t`Annonce ${reference} acceptée.`;
  return (
    <Plural value={decisionIds.length} one="# annonce acceptée." other="# annonces acceptées." />
  );
}

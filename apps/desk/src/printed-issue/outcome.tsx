import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { useEffect, useRef, useState } from "react";
import { type PrintedIssue, useIssueActions } from "./issue.data.ts";

/** A part of the page that takes the focus after an action whose button leaves the page. */
export interface FocusRequest {
  isRequested: boolean;
  /** Called once it has the focus: a later mount does not take it again. */
  onFocused: () => void;
}

/** Focuses a part of the page once, as soon as it is there. */
export function useFocusOnce<Part extends HTMLElement>({ isRequested, onFocused }: FocusRequest) {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (!isRequested || part.current === null) return;
    part.current.focus();
    onFocused();
  });
  return part;
}

interface ReadAgainProps {
  /** Reason why the issue could not be read again; null: it was, or is being read. */
  fault: string | null;
  /** Reason why the issue is read again; undefined: unknown to this page, or it is not. */
  reason: string | undefined;
  focus: FocusRequest;
}

/** Reason for which an issue is read again in place of its recording, or could not be. */
export function ReadAgain({ fault, reason, focus }: ReadAgainProps) {
  const { t } = useLingui();
  const outcome = useFocusOnce<HTMLDivElement>(focus);
  const text = fault ?? reason;
  if (text === undefined) return null;
  return (
    <div ref={outcome} tabIndex={-1} className="outline-none">
      <Alert
        tone="warning"
        labels={{ tone: t`Attention` }}
        title={fault !== null && t`Le fichier n’a pas été relu`}
      >
        {text}
      </Alert>
    </div>
  );
}

interface RecordedProps {
  printed: PrintedIssue;
  focus: FocusRequest;
  onChanged: (next: PrintedIssue) => Promise<unknown>;
  onRechecked: () => void;
}

/** Result of a recorded issue for its day, and the way back to its check. */
export function Recorded({ printed, focus, onChanged, onRechecked }: RecordedProps) {
  const { t } = useLingui();
  const outcome = useFocusOnce<HTMLDivElement>(focus);
  const { records, supportId, day, shown } = printed;
  const link = useLink();
  const found = records.filter(({ isPrinted }) => isPrinted).length;
  const absent = records.length - found;
  return (
    <div ref={outcome} tabIndex={-1} className="outline-none">
      <Alert
        tone={absent === 0 ? "success" : "warning"}
        labels={{ tone: absent === 0 ? t`Enregistré` : t`Attention` }}
        title={t`L’édition est imprimée`}
        action={
          <>
            {absent > 0 && (
              <ButtonLink size="sm" href={link(`/editions/${supportId}/${day}`)}>
                {t`Voir les annonces non parues`}
              </ButtonLink>
            )}
            {shown && (
              <Recheck issueId={shown.id} onChanged={onChanged} onRechecked={onRechecked} />
            )}
          </>
        }
      >
        {records.length === 0
          ? t`Aucune annonce n’était prévue ce jour-là.`
          : [
              t`${plural(found, { one: "# annonce parue", other: "# annonces parues" })}`,
              absent > 0 && t`${plural(absent, { one: "# absente", other: "# absentes" })}`,
            ]
              .filter((part) => part !== false)
              .join(" · ")}
      </Alert>
    </div>
  );
}

interface RecheckProps {
  issueId: number;
  onChanged: (next: PrintedIssue) => Promise<unknown>;
  onRechecked: () => void;
}

/** Puts a recorded issue back to its check, once that is confirmed. */
function Recheck({ issueId, onChanged, onRechecked }: RecheckProps) {
  const { t } = useLingui();
  const actions = useIssueActions();
  const [isAsking, setAsking] = useState(false);
  const rechecking = useAction(async () => {
    await onChanged(await actions.recheck(issueId));
    onRechecked();
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t`Vérifier de nouveau`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Vérifier de nouveau ce journal ?`}
        description={t`Ses attestations ne seront plus valables jusqu’à son nouvel enregistrement. L’édition reste imprimée.`}
        confirm={{
          label: t`Vérifier de nouveau`,
          onConfirm: () => void rechecking.run(),
          isPending: rechecking.pending,
          pendingLabel: t`Ouverture en cours`,
        }}
        cancel={{ label: t`Annuler`, onCancel: () => setAsking(false) }}
        failure={
          rechecking.refusal === null
            ? undefined
            : { toneLabel: t`Erreur`, text: rechecking.refusal }
        }
      />
    </>
  );
}

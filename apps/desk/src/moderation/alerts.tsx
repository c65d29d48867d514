import { plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useState } from "react";
import { Key } from "../shared/shortcuts.tsx";
import { useClosedEditions } from "./late-dialog.tsx";
import type { Acceptance, useModeration } from "./use-moderation.ts";
import type { Undoable } from "./use-undo.ts";

type Moderation = ReturnType<typeof useModeration>;

interface AlertsProps {
  moderation: Moderation;
  /** True for those who accept ads into closed editions. */
  mayBeLate: boolean;
}

/** What was decided last, with its undo; what was refused, left or had no effect; and what is particular about the ad. */
export function Alerts({ moderation, mayBeLate }: AlertsProps) {
  const { t } = useLingui();
  const { undoing, held } = moderation;
  const undoable = undoing.shown;
  return (
    <>
      {undoable !== null && (
        <Alert
          key={undoable.decisionIds[0]}
          tone={undoable.decision === "validate" ? "success" : "warning"}
          labels={{ tone: t`Décision`, dismiss: t`Fermer` }}
          onDismiss={undoing.close}
          action={
            <Button size="sm" onClick={() => void moderation.undo()}>
              {t({ message: "Annuler", context: "décision" })} <Key name="Z" />
            </Button>
          }
        >
          <DecidedText undoable={undoable} />
        </Alert>
      )}
      <LeftAds moderation={moderation} />
      <Failure moderation={moderation} />
      {held !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {held}
        </Alert>
      )}
      <Voided moderation={moderation} />
      <Closed moderation={moderation} mayBeLate={mayBeLate} />
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

/** Ads that were not accepted with others, each with the reason. */
function LeftAds({ moderation: { acceptance, forgetAcceptance } }: { moderation: Moderation }) {
  const { t } = useLingui();
  if (acceptance === null) return null;
  const { accepted, left } = acceptance;
  const others = left.length;
  return (
    <Alert
      tone="warning"
      title={t`${plural(accepted, { one: "# acceptée", other: "# acceptées" })}, ${plural(others, { one: "# laissée", other: "# laissées" })}`}
      labels={{ tone: t`Attention`, dismiss: t`Fermer` }}
      onDismiss={forgetAcceptance}
    >
      <LeftList left={left} />
    </Alert>
  );
}

function LeftList({ left }: Pick<Acceptance, "left">) {
  const { t } = useLingui();
  const reasons = {
    decided: t`déjà décidée`,
    held: t`ouverte par une autre personne`,
    remark: t`une remarque à lire`,
    closed: t`édition bouclée`,
  };
  return (
    <ul>
      {left.map(({ reference, reason }) => (
        <li key={reference}>
          <bdi className="tabular-nums">{reference}</bdi> · {reasons[reason]}
        </li>
      ))}
    </ul>
  );
}

/** What the service refused last: the ad that it is about is named, and opened at once unless it is on the screen. */
function Failure({ moderation: { failure, current, asked } }: { moderation: Moderation }) {
  const { t } = useLingui();
  if (failure === null) return null;
  const { text, reference } = failure;
  const isElsewhere = reference !== null && reference !== current?.reference;
  return (
    <Alert
      tone="danger"
      title={isElsewhere ? t`Annonce ${reference}` : undefined}
      labels={{ tone: t`Erreur` }}
      action={
        isElsewhere && (
          <Button size="sm" onClick={() => asked.ask(reference)}>
            {t`Ouvrir l’annonce`}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

/** The moderator's decisions that had no effect, since the ad had changed or its edition had closed before they counted. */
function Voided({ moderation: { queue, asked } }: { moderation: Moderation }) {
  const { t } = useLingui();
  const [closed, setClosed] = useState<readonly number[]>([]);
  const voided = (queue.data?.voided ?? []).filter(
    ({ decisionId }) => !closed.includes(decisionId),
  );
  return voided.map(({ decisionId, reference }) => (
    <Alert
      key={decisionId}
      tone="warning"
      title={t`Annonce ${reference}`}
      labels={{ tone: t`Attention`, dismiss: t`Fermer` }}
      onDismiss={() => setClosed([...closed, decisionId])}
      action={
        <Button
          size="sm"
          onClick={() => {
            setClosed([...closed, decisionId]);
            asked.ask(reference);
          }}
        >
          {t`Ouvrir l’annonce`}
        </Button>
      }
    >
      {t`Votre décision est restée sans effet : l’annonce a changé ou son édition a été bouclée entre-temps.`}
    </Alert>
  ));
}

/** Editions of the ad on the screen that are closed, and who may still accept it. */
function Closed({ moderation: { current, read }, mayBeLate }: AlertsProps) {
  const { t } = useLingui();
  const editions = useClosedEditions();
  const shown = read.data;
  if (shown === undefined || current?.isWaiting !== true || shown.closedEditions.length === 0)
    return;
  const takesLate = shown.closedEditions.every((edition) => edition.takesLate);
  return (
    <Alert tone="warning" announce="off" labels={{ tone: t`Attention` }}>
      {editions(shown).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {takesLate && !mayBeLate && (
        <p>{t`Seuls la maquette ou un propriétaire peuvent encore l’accepter.`}</p>
      )}
    </Alert>
  );
}

import { plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { readStored, writeStored } from "@parution/app/browser/stored.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Key } from "../shared/shortcuts.tsx";
import { useClosedEditions } from "./late-dialog.tsx";
import type { Acceptance, useModeration } from "./use-moderation.ts";
import type { Undoable } from "./use-undo.ts";

type Moderation = ReturnType<typeof useModeration>;

interface AlertsProps extends ClosedProps {
  /** Bar of actions, which takes the focus of a message that leaves. */
  bar: RefObject<HTMLElement | null>;
}

interface ClosedProps {
  moderation: Moderation;
  /** True for those who accept ads into closed editions. */
  mayBeLate: boolean;
}

/** Last decision, with its undo; refusals, ads that were left, decisions without effect; and particulars of the ad. */
export function Alerts({ bar, moderation, mayBeLate }: AlertsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { queue, undoing, held, takeChanged } = moderation;
  const undoable = undoing.shown;
  // A connection that is cut off is reported once, above the actions.
  const isReported = queue.error !== undefined && errorText(queue.error) === held;
  return (
    <>
      {undoable !== null && (
        <FocusLeft key={undoable.key} to={bar}>
          <Alert
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
        </FocusLeft>
      )}
      <LeftAds moderation={moderation} />
      <Failure moderation={moderation} />
      {held !== null && !isReported && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {held}
        </Alert>
      )}
      {takeChanged !== null && (
        <FocusLeft to={bar}>
          <Alert
            tone="warning"
            labels={{ tone: t`Attention` }}
            action={
              <Button size="sm" onClick={takeChanged}>
                {t`Décider sur la nouvelle version`}
              </Button>
            }
          >
            {t`Cette annonce a changé depuis que vous l’avez ouverte : relisez-la.`}
          </Alert>
        </FocusLeft>
      )}
      <Voided moderation={moderation} />
      <Closed moderation={moderation} mayBeLate={mayBeLate} />
    </>
  );
}

/** Moves the focus to another element when its content leaves with it, as a message does whose time is over. */
function FocusLeft({ to, children }: { to: AlertsProps["bar"]; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = root;
    return () => {
      if (current?.contains(document.activeElement)) to.current?.focus();
    };
  }, [to]);
  return <div ref={root}>{children}</div>;
}

function DecidedText({ undoable }: { undoable: Undoable }) {
  const { t } = useLingui();
  const { decision, reference, decisionIds } = undoable;
  if (decisionIds === null) {
    if (reference === "") return t`Décisions en cours d’envoi.`;
    return t`Annonce ${reference} : décision en cours d’envoi.`;
  }
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
    unknown: t`inconnue ou non payée`,
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

/** Last refusal of the service: its ad is named, and opened at once unless it is on the screen. */
function Failure({ moderation }: { moderation: Moderation }) {
  const { failure, current, requestedAd, forgetFailure } = moderation;
  const { t } = useLingui();
  if (failure === null) return null;
  const { text, reference } = failure;
  const isElsewhere = reference !== null && reference !== current?.reference;
  return (
    <Alert
      tone="danger"
      title={isElsewhere ? t`Annonce ${reference}` : undefined}
      labels={{ tone: t`Erreur`, dismiss: t`Fermer` }}
      onDismiss={forgetFailure}
      action={
        isElsewhere && (
          <Button size="sm" onClick={() => requestedAd.ask(reference)}>
            {t`Ouvrir l’annonce`}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}

const CLOSED_VOIDS = "desk-closed-voids";

/** Ids of decisions whose message was closed: it stays closed when the page is opened again. */
const readClosedVoids = (): readonly number[] =>
  (readStored(CLOSED_VOIDS) ?? "").split(",").map(Number);

/** The moderator's decisions that had no effect, since the ad had changed or its edition had closed before they counted. */
function Voided({ moderation: { queue, requestedAd } }: { moderation: Moderation }) {
  const { t } = useLingui();
  const [closed, setClosed] = useState(readClosedVoids);
  const voided = queue.data?.voided ?? [];
  function close(id: number): void {
    // Those that the service lists no more are forgotten.
    const still = closed.filter((one) => voided.some(({ decisionId }) => decisionId === one));
    writeStored(CLOSED_VOIDS, [...still, id].join(","));
    setClosed([...still, id]);
  }
  const shown = voided.filter(({ decisionId }) => !closed.includes(decisionId));
  return shown.map(({ decisionId, reference }) => (
    <Alert
      key={decisionId}
      tone="warning"
      title={t`Annonce ${reference}`}
      labels={{ tone: t`Attention`, dismiss: t`Fermer` }}
      onDismiss={() => close(decisionId)}
      action={
        <Button
          size="sm"
          onClick={() => {
            close(decisionId);
            requestedAd.ask(reference);
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
function Closed({ moderation: { current, read }, mayBeLate }: ClosedProps) {
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

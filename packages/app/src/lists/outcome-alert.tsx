import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";

const MESSAGE_MILLISECONDS = 5000;

/** Result of an action on a row. A refusal stays until it is dismissed, other results disappear after five seconds. */
export interface ActionOutcome {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
  /** Refusal that disappears after five seconds too, since the user cannot resolve it. */
  readonly isBrief?: boolean;
  /** Link to another page; such an outcome stays until it is dismissed. */
  readonly link?: { readonly label: string; readonly href: string };
}

export function OutcomeAlert({
  outcome,
  onDismiss,
}: {
  outcome: ActionOutcome;
  onDismiss: () => void;
}) {
  const { t } = useLingui();
  const stays = outcome.link !== undefined || (outcome.tone === "danger" && !outcome.isBrief);
  const tones = { success: t`Succès`, warning: t`Attention`, danger: t`Erreur` };
  return (
    <Alert
      key={outcome.text}
      tone={outcome.tone}
      labels={{ tone: tones[outcome.tone], dismiss: t`Fermer` }}
      onDismiss={onDismiss}
      autoDismissAfter={stays ? undefined : MESSAGE_MILLISECONDS}
      action={
        outcome.link && (
          <ButtonLink size="sm" href={outcome.link.href}>
            {outcome.link.label}
          </ButtonLink>
        )
      }
    >
      {outcome.text}
    </Alert>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";

const MESSAGE_MILLISECONDS = 5000;

/** Result of an action on a row. A refusal stays until it is dismissed, other results disappear after five seconds. */
export interface Toast {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
  /** Refusal that disappears after five seconds too, since the user cannot resolve it. */
  readonly isBrief?: boolean;
  /** Link to another page; such a toast stays until it is dismissed. */
  readonly link?: { readonly label: string; readonly href: string };
}

export function ToastAlert({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useLingui();
  const stays = toast.link !== undefined || (toast.tone === "danger" && !toast.isBrief);
  const tones = { success: t`Succès`, warning: t`Attention`, danger: t`Erreur` };
  return (
    <Alert
      key={toast.text}
      tone={toast.tone}
      labels={{ tone: tones[toast.tone], dismiss: t`Fermer` }}
      onDismiss={onDismiss}
      autoDismissAfter={stays ? undefined : MESSAGE_MILLISECONDS}
      action={
        toast.link && (
          <ButtonLink size="sm" href={toast.link.href}>
            {toast.link.label}
          </ButtonLink>
        )
      }
    >
      {toast.text}
    </Alert>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";

const MESSAGE_MILLISECONDS = 5000;

/** What came of an action on a row: a refusal stays until it is closed, anything else leaves after five seconds. */
export interface Notice {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
  /** A refusal that leaves after five seconds, too: nothing can be done about it. */
  readonly isBrief?: boolean;
  /** Where to go instead; such a notice stays until it is dismissed. */
  readonly link?: { readonly label: string; readonly href: string };
}

export function NoticeAlert({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { t } = useLingui();
  const stays = notice.link !== undefined || (notice.tone === "danger" && !notice.isBrief);
  const tones = { success: t`Succès`, warning: t`Attention`, danger: t`Erreur` };
  return (
    <Alert
      key={notice.text}
      tone={notice.tone}
      labels={{ tone: tones[notice.tone], dismiss: t`Fermer` }}
      onDismiss={onDismiss}
      autoDismissAfter={stays ? undefined : MESSAGE_MILLISECONDS}
      action={
        notice.link && (
          <ButtonLink size="sm" href={notice.link.href}>
            {notice.link.label}
          </ButtonLink>
        )
      }
    >
      {notice.text}
    </Alert>
  );
}

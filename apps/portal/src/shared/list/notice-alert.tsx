import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { Alert } from "../later-kit/later-kit.tsx";

const MESSAGE_MILLISECONDS = 5000;

/** What came of an action on a row, for five seconds (specification 2, points 4 and 8). */
export interface Notice {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
  /** Where to go instead; such a notice stays until it is dismissed. */
  readonly link?: { readonly label: string; readonly href: string };
}

export function NoticeAlert({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { t } = useLingui();
  const tones = { success: t`Succès`, warning: t`Attention`, danger: t`Erreur` };
  return (
    <Alert
      key={notice.text}
      tone={notice.tone}
      toneLabel={tones[notice.tone]}
      dismissLabel={t`Fermer`}
      onDismiss={onDismiss}
      autoDismissAfter={notice.link ? undefined : MESSAGE_MILLISECONDS}
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

import { useLingui } from "@lingui/react/macro";
import { Alert } from "../later-kit/later-kit.tsx";

const MESSAGE_MILLISECONDS = 5000;

/** What came of an action on a row, for five seconds (specification 2, points 4 and 8). */
export interface Notice {
  readonly tone: "success" | "warning" | "danger";
  readonly text: string;
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
      autoDismissAfter={MESSAGE_MILLISECONDS}
    >
      {notice.text}
    </Alert>
  );
}

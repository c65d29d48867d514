import { useLingui } from "@lingui/react/macro";
import { DraftAlerts } from "@parution/app/drafts/draft-alerts.tsx";
import type { FormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { excerptOf } from "./draft.ts";
import type { JournalValues } from "./journal-values.ts";

/** Alerts and questions on the draft of an order of issues. */
export function JournalDraft({ draft }: { draft: FormDraft<JournalValues> }) {
  const { t } = useLingui();
  const labels = {
    startAgain: t`Recommencer`,
    replace: {
      question: t`Commencer une nouvelle commande ?`,
      consequence: t`Votre brouillon sera effacé.`,
      confirm: t`Effacer et recommencer`,
      cancel: t`Garder le brouillon`,
    },
    conflict: {
      gone: t`Cette commande a été envoyée ou effacée dans un autre onglet`,
      changed: t`Cette commande a changé dans un autre onglet`,
    },
  };
  return <DraftAlerts draft={draft} labels={labels} excerptOf={excerptOf} />;
}

import { useLingui } from "@lingui/react/macro";
import { DraftAlerts } from "@parution/app/drafts/draft-alerts.tsx";
import { Alert } from "@parution/kit/alert";
import { useOrder } from "../order-context.ts";
import { excerptOf } from "./draft.ts";
import type { OrderDraft } from "./use-draft.ts";

/** Alerts and dialogs of the ad's draft. */
export function AdDraft({ draft }: { draft: OrderDraft }) {
  const { t } = useLingui();
  const { mode } = useOrder();
  const leavesCity =
    draft.isBrought && mode.kind === "tender" && draft.restored?.values.cityId !== null;
  const ofEdit = {
    startAgain: t`Revenir à l’annonce enregistrée`,
    replace: {
      question: t`Abandonner vos modifications ?`,
      consequence: t`Elles seront effacées.`,
      confirm: t`Abandonner les modifications`,
      cancel: t`Garder les modifications`,
    },
  };
  const ofNew = {
    startAgain: t`Recommencer`,
    replace: {
      question: t`Commencer une nouvelle annonce ?`,
      consequence: t`Votre brouillon sera effacé.`,
      confirm: t`Effacer et recommencer`,
      cancel: t`Garder le brouillon`,
    },
  };
  const conflict = {
    gone: t`Cette annonce a été envoyée ou effacée dans un autre onglet`,
    changed: t`Cette annonce a changé dans un autre onglet`,
  };
  return (
    <>
      <DraftAlerts
        draft={draft}
        labels={{ ...(mode.kind === "edit" ? ofEdit : ofNew), conflict }}
        excerptOf={excerptOf}
        lostFiles={draft.lostFiles}
      />
      {leavesCity && (
        <Alert tone="info" labels={{ tone: t`Information` }}>
          {t`Votre compte commande sous convention : l’annonce est reprise sans sa ville, qui n’y est pas demandée.`}
        </Alert>
      )}
    </>
  );
}

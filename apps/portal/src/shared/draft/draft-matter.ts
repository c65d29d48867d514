import { useLingui } from "@lingui/react/macro";

/** What a form makes: a new ad, the change of an ad that was ordered before, or an order of something else. */
export type DraftMatter = "ad" | "edit" | "order";

/** What is said when one version of the form is to replace another, in the words of what the form makes. */
export function useDraftWords(matter: DraftMatter) {
  const { t } = useLingui();
  const replace =
    matter === "edit"
      ? {
          question: t`Abandonner vos modifications ?`,
          consequence: t`Elles seront effacées.`,
          confirm: t`Abandonner les modifications`,
          cancel: t`Garder les modifications`,
        }
      : {
          question:
            matter === "ad"
              ? t`Commencer une nouvelle annonce ?`
              : t`Commencer une nouvelle commande ?`,
          consequence: t`Votre brouillon sera effacé.`,
          confirm: t`Effacer et recommencer`,
          cancel: t`Garder le brouillon`,
        };
  const rival =
    matter === "order"
      ? {
          gone: t`Cette commande a été envoyée ou effacée dans un autre onglet`,
          changed: t`Cette commande a changé dans un autre onglet`,
        }
      : {
          gone: t`Cette annonce a été envoyée ou effacée dans un autre onglet`,
          changed: t`Cette annonce a changé dans un autre onglet`,
        };
  return { replace, rival };
}

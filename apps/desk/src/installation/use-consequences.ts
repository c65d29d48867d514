import { useLingui } from "@lingui/react/macro";
import type { Installation } from "./steps.ts";

/** What an incomplete installation means for visitors, a sentence each; none where payments and mail are set up. */
export function useConsequences(): (known: Installation) => readonly string[] {
  const { t } = useLingui();
  return ({ card, cash, mail }) => {
    const texts = [
      !card.isOffered && t`Les clients ne peuvent pas payer par carte.`,
      !card.isSet &&
        card.isOffered &&
        t`Les cartes passent par le prestataire d’essai : aucun argent n’est encaissé.`,
      card.tried === "failed" &&
        t`Le paiement d’essai par carte a échoué : les paiements des clients risquent d’échouer aussi.`,
      !cash.isOffered && t`Les clients ne peuvent pas payer en espèces en agence.`,
      !cash.isSet &&
        cash.isOffered &&
        t`Les paiements en agence passent par le partenaire d’essai : aucun argent n’est encaissé.`,
      cash.tried === "failed" &&
        t`La liste des agences n’a pas répondu à l’essai : les clients risquent de ne pas la voir.`,
      mail.host === null &&
        t`Aucune lettre ne part : les visiteurs ne reçoivent pas le lien qui confirme leur inscription.`,
      mail.host !== null &&
        mail.tried === "failed" &&
        t`La lettre d’essai n’est pas partie : les lettres aux clients risquent de ne pas partir non plus.`,
    ];
    return texts.filter((text) => text !== false);
  };
}

import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Outcome, PaymentState } from "../model/outcome.ts";

export interface OutcomeWords {
  readonly title: string;
  readonly text: string;
}

/** What is said of each outcome. Nothing is called paid, or unpaid for good, that the order does not say. */
export function useOutcomeWords(state: PaymentState, outcome: Outcome): OutcomeWords {
  const { t } = useLingui();
  const language = useLanguage();
  const paidText = usePaidText(state);
  const credited = formatAmount(state.attempt?.amount ?? 0, language);
  const words: Record<Outcome, OutcomeWords> = {
    paid: { title: t`Paiement accepté`, text: paidText },
    processing: {
      title: t`Commande enregistrée`,
      text: t`Elle est portée sur votre compte : vous la paierez avec votre facture mensuelle.`,
    },
    refused: {
      title: t`Paiement refusé`,
      text: t`Rien n’a été débité. Votre commande vous attend.`,
    },
    abandoned: { title: t`Paiement non abouti`, text: t`Votre commande vous attend.` },
    waiting: {
      title: t`Paiement en cours`,
      text: t`Nous attendons la confirmation de la banque. Cette page se met à jour seule.`,
    },
    cash: { title: t`Payez en espèces`, text: t`Présentez ce code dans une agence partenaire.` },
    expired: {
      title: t`Code expiré`,
      text: t`Votre commande n’est pas payée : choisissez un autre paiement ou un nouveau code.`,
    },
    credited: {
      title: t`Versé sur votre solde`,
      text: t`${credited} sont arrivés trop tard pour cette commande : ils sont sur votre solde.`,
    },
    unpaid: { title: t`Commande à payer`, text: t`Aucun paiement n’a encore été fait.` },
    cancelled: { title: t`Commande annulée`, text: t`Elle ne peut plus être payée.` },
  };
  return words[outcome];
}

function usePaidText({ kind, total }: PaymentState): string {
  const { t } = useLingui();
  const amount = formatAmount(total, useLanguage());
  switch (kind) {
    case "ad":
      return t`Votre annonce paraîtra aux dates choisies.`;
    case "journal":
      return t`Vos journaux sont commandés.`;
    case "subscription":
      return t`Votre abonnement est confirmé.`;
    case "topup":
      return t`${amount} sont sur votre solde.`;
  }
}

import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { useCreditTerms } from "../../shared/account/use-account.ts";
import type { Outcome, PaymentState } from "./outcome.ts";

export interface OutcomeLabels {
  readonly title: string;
  readonly text: string;
}

/** Labels of each outcome. None contains «paid», or «unpaid» as final, before the order's status does. */
export function useOutcomeLabels(state: PaymentState, outcome: Outcome): OutcomeLabels {
  const { t } = useLingui();
  const language = useLanguage();
  const paidText = usePaidText(state);
  const onTerm = useCreditTerms()?.credit === true && state.kind !== "topup";
  const credited = formatAmount(state.attempt?.amount ?? 0, language);
  const labels: Record<Outcome, OutcomeLabels> = {
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
    unpaid: onTerm
      ? { title: t`Commande à confirmer`, text: t`Elle n’est pas encore portée sur votre compte.` }
      : { title: t`Commande à payer`, text: t`Aucun paiement n’a encore été fait.` },
    cancelled: { title: t`Commande annulée`, text: t`Elle ne peut plus être payée.` },
  };
  return labels[outcome];
}

function usePaidText({ kind, total, afterClosing }: PaymentState): string {
  const { t } = useLingui();
  const amount = formatAmount(total, useLanguage());
  switch (kind) {
    case "ad":
      if (afterClosing) {
        return t`Le paiement est arrivé après le bouclage : une date de votre annonce est manquée. Un e-mail vous proposera la prochaine édition ou le remboursement.`;
      }
      return t`Votre annonce est commandée pour les dates choisies.`;
    case "journal":
      return t`Vos journaux sont commandés.`;
    case "subscription":
      return t`Votre abonnement est confirmé.`;
    case "topup":
      return t`${amount} sont sur votre solde.`;
  }
}

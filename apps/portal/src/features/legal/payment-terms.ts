import { useLingui } from "@lingui/react/macro";
import type { Section } from "./section.ts";

/** Articles from the price to disputes. */
export function usePaymentTerms(): readonly Section[] {
  const { t } = useLingui();
  return [
    {
      id: "prix",
      title: t`Prix`,
      paragraphs: [
        t`Les prix sont en dirhams, toutes taxes comprises, au taux de 20 %. Le prix affiché à la validation est le prix dû.`,
        t`Une annonce au format lignes compte 28 caractères par ligne ; 2 lignes au moins sont facturées par date. Les forfaits et les remises sont détaillés avant le paiement.`,
      ],
    },
    {
      id: "paiement",
      title: t`Paiement`,
      paragraphs: [
        t`Le paiement se fait par carte bancaire, en espèces en agence partenaire, avec le solde du compte ou, pour les comptes conventionnés, à terme.`,
        t`Les données de carte sont saisies chez le prestataire de paiement et ne nous sont jamais transmises. Un code d’espèces expire avant le délai de la première date de parution.`,
        t`Un compte à terme commande dans la limite de son plafond. Une échéance impayée suspend les commandes suivantes.`,
      ],
    },
    {
      id: "solde",
      title: t`Solde prépayé`,
      paragraphs: [
        t`Le solde ne peut dépasser 20 000 dirhams. Il ne porte pas intérêt et ne sert qu’aux achats sur ce portail.`,
        t`Il est remboursé sur demande écrite, par virement à son titulaire, sous déduction de 200 dirhams toutes taxes comprises de frais de traitement. Le solde offert n’est pas remboursable.`,
      ],
    },
    {
      id: "factures",
      title: t`Factures et attestations`,
      paragraphs: [
        t`Toute commande payée donne lieu à une facture, téléchargeable depuis le compte ; les comptes à terme reçoivent aussi une facture mensuelle.`,
        t`Une annonce validée donne droit à une attestation d’insertion signée, puis à une attestation de parution une fois celle-ci constatée ; chacun peut les vérifier sur ce portail.`,
      ],
    },
    {
      id: "responsabilite",
      title: t`Responsabilité`,
      paragraphs: [
        t`L’annonceur répond du contenu de son annonce. L’éditeur répond de sa parution aux dates et dans le format commandés.`,
        t`Une erreur qui nous est imputable et qui altère le sens de l’annonce ouvre droit à une nouvelle parution gratuite ou, si elle est devenue inutile, à un remboursement. Aucune autre indemnité n’est due, sauf faute lourde.`,
      ],
    },
    {
      id: "litiges",
      title: t`Réclamations et droit applicable`,
      paragraphs: [
        t`Une réclamation se fait par la page de contact, avec la référence de la commande ; elle reçoit un accusé de réception sous 1 jour ouvré.`,
        t`Le droit marocain s’applique. À défaut d’accord amiable, les tribunaux de Casablanca sont compétents, sous réserve des règles qui protègent les consommateurs.`,
      ],
    },
  ];
}

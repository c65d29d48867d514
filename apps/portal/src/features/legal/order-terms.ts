import { useLingui } from "@lingui/react/macro";
import type { Section } from "./section.ts";

/** Articles from the order to the publication. */
export function useOrderTerms(): readonly Section[] {
  const { t } = useLingui();
  return [
    {
      id: "objet",
      title: t`Objet`,
      paragraphs: [
        t`Ces conditions régissent la vente des annonces, des numéros du journal et des abonnements commandés sur ce portail, sur papier comme en ligne.`,
        t`Passer commande suppose de les avoir acceptées, en cochant la case prévue à cet effet. La version acceptée est celle en vigueur ce jour-là.`,
      ],
    },
    {
      id: "commande",
      title: t`Commande`,
      paragraphs: [
        t`L’aperçu affiché avant la validation fait foi : texte, format, support, rubrique et dates de parution.`,
        t`Une commande reçue avant 11 h, heure du Maroc, un jour ouvré est prise en compte le jour même ; après 11 h ou un autre jour, elle l’est le premier jour ouvré qui suit.`,
        t`Un accusé de réception est envoyé par courriel sous 1 jour ouvré.`,
      ],
    },
    {
      id: "delais",
      title: t`Dates et délais de parution`,
      paragraphs: [
        t`Sur papier, une date peut être choisie jusqu’à 36 heures avant le début de son jour. En ligne, elle peut l’être jusqu’à la veille. Aucune édition ne paraît le samedi ni le dimanche.`,
        t`Une commande enregistrée pour être payée plus tard se paie au plus tard 48 heures avant sa première date, ou 30 heures lorsqu’elle est finalisée depuis la liste des annonces. Passé ce délai, elle ne peut plus être qu’annulée.`,
      ],
    },
    {
      id: "moderation",
      title: t`Relecture et refus`,
      paragraphs: [
        t`Chaque annonce est relue, en 3 jours ouvrés environ. L’éditeur peut refuser celle qui serait contraire à la loi, aux bonnes mœurs ou à la ligne du journal ; le motif est communiqué.`,
        t`Le prix d’une annonce refusée revient en entier sur le solde du compte ou, pour un compte à terme, n’est pas facturé.`,
      ],
    },
    {
      id: "annulation",
      title: t`Modification et annulation`,
      paragraphs: [
        t`Une commande qui n’est pas payée peut être modifiée ou annulée sans frais depuis le compte.`,
        t`Une fois payée, une annonce n’est plus annulée. Sa publication en ligne peut être suspendue à tout moment, sans remboursement.`,
      ],
    },
    {
      id: "abonnements",
      title: t`Numéros et abonnements`,
      paragraphs: [
        t`Un abonnement papier prend effet sous 3 jours ouvrés après son paiement ; un abonnement numérique, aussitôt.`,
        t`Les anciens numéros sont vendus dans la limite des exemplaires conservés. Les frais de livraison sont affichés toutes taxes comprises avant le paiement.`,
      ],
    },
  ];
}

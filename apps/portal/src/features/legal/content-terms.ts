import { useLingui } from "@lingui/react/macro";
import type { Section } from "./section.ts";

/** Articles about publication, personal data and liability. */
export function useContentTerms(): readonly Section[] {
  const { t } = useLingui();
  return [
    {
      id: "contenus",
      title: t`Contenu des annonces`,
      paragraphs: [
        t`L’annonceur garantit qu’il a le droit de publier ses textes, ses photos et ses pièces jointes, et qu’ils ne portent atteinte à personne.`,
        t`Sont notamment refusés les contenus trompeurs, diffamatoires, discriminatoires ou contraires à l’ordre public. Toute personne peut signaler une annonce par la page de contact.`,
        t`L’annonceur autorise l’éditeur à reproduire son annonce sur les supports commandés, à la mettre en page et à la conserver dans ses archives.`,
      ],
    },
    {
      id: "donnees",
      title: t`Données personnelles`,
      paragraphs: [
        t`Les données sont traitées selon la loi n° 09-08, pour tenir le compte, publier les annonces, facturer et répondre aux messages. Elles ne sont pas vendues.`,
        t`Avec l’option de confidentialité, le nom de l’annonceur n’apparaît ni sur la page publique ni sur l’attestation. Un message de visiteur lui est transmis sans que son adresse soit révélée.`,
        t`Chacun peut demander à consulter, à corriger ou à effacer ses données par la page de contact. Les pièces comptables sont gardées le temps que la loi impose.`,
      ],
    },
    {
      id: "mesure",
      title: t`Cookies et mesure d’audience`,
      paragraphs: [
        t`Des cookies gardent la session ouverte, la langue et le journal choisis. Ils sont nécessaires et ne suivent personne.`,
        t`La mesure des visites ne commence qu’après accord. Elle retient les pages vues, leur durée, le type d’appareil et le nom des champs modifiés, jamais ce qui y est écrit.`,
      ],
    },
    {
      id: "attestations",
      title: t`Attestations`,
      paragraphs: [
        t`Une attestation est signée électroniquement. Seules font foi les mentions que la page de vérification affiche pour son code ou son fichier.`,
      ],
    },
    {
      id: "disponibilite",
      title: t`Disponibilité et responsabilité`,
      paragraphs: [
        t`Le portail est ouvert jour et nuit, hors entretien. Une interruption n’allonge pas les délais de parution, mais une commande confirmée est toujours tenue.`,
        t`L’éditeur n’est pas partie aux échanges entre annonceurs et visiteurs et ne garantit pas ce que les annonces promettent.`,
      ],
    },
    {
      id: "evolution",
      title: t`Évolution et droit applicable`,
      paragraphs: [
        t`Ces conditions peuvent changer ; un changement important est annoncé aux titulaires d’un compte 30 jours avant de s’appliquer.`,
        t`Le droit marocain s’applique, devant les tribunaux de Casablanca, sous réserve des règles qui protègent les consommateurs.`,
      ],
    },
  ];
}

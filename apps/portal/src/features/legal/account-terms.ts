import { useLingui } from "@lingui/react/macro";
import type { Section } from "./section.ts";

/** Articles about users and their accounts. */
export function useAccountTerms(): readonly Section[] {
  const { t } = useLingui();
  return [
    {
      id: "acces",
      title: t`Accès au portail`,
      paragraphs: [
        t`Chacun peut consulter les annonces, vérifier une attestation et écrire à l’éditeur sans compte. Commander demande un compte.`,
        t`Le portail est proposé en français et en arabe ; les deux versions des présentes conditions font également foi.`,
      ],
    },
    {
      id: "compte",
      title: t`Compte`,
      paragraphs: [
        t`Un compte est personnel. Son titulaire donne des renseignements exacts, les tient à jour et garde son mot de passe secret ; ce qui est fait depuis son compte l’engage.`,
        t`Le titulaire d’un compte d’entreprise peut ajouter des membres, voir leurs commandes et suspendre leur accès. Il répond de l’usage qu’ils en font.`,
      ],
    },
    {
      id: "fermeture",
      title: t`Fermeture et comptes inactifs`,
      paragraphs: [
        t`Un compte se ferme sur demande ; la désactivation est confirmée en 8 jours environ, une fois les commandes en cours menées à leur terme.`,
        t`Un compte inactif depuis 5 ans est désactivé après un préavis de 30 jours envoyé à son adresse électronique. Le solde qui reste est remboursé dans les conditions de vente, moins 200 dirhams de frais de traitement.`,
      ],
    },
    {
      id: "equite",
      title: t`Bon usage`,
      paragraphs: [
        t`Il est interdit d’accéder au compte d’autrui, de contourner les protections du portail, d’en extraire massivement le contenu ou de l’employer pour démarcher les annonceurs.`,
        t`Les formulaires publics demandent un court calcul au navigateur et limitent le nombre d’envois : c’est ce qui les garde utilisables par tous.`,
      ],
    },
  ];
}

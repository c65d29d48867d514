import type { NoticeTemplate } from "../../template.ts";

/** Appel d’offres ouvert. */
export const tender: NoticeTemplate = {
  title: ["{authority}", "Avis d’appel d’offres ouvert n° {tenderNumber}"],
  body: [
    "Séance publique",
    "Le {openingDate} à {openingTime}, il sera procédé en séance publique à l’ouverture des plis de l’appel d’offres ouvert, sur offres de prix, ci-après désigné.",
    "Objet : {tenderObject}",
    "Lieu de la séance : {openingPlace}",
    "Retrait du dossier : {filePlace}",
    "Cautionnement provisoire : {guarantee}",
    "Estimation des coûts établie par le maître d’ouvrage : {estimate} TTC",
    "Les concurrents déposent leurs plis {submission}, avant la date et l’heure fixées pour la séance.",
  ],
  footer: [],
};

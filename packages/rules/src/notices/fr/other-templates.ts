import type { NoticeTemplate } from "../template.ts";

/** Perte de document. */
export const lostDocument: NoticeTemplate = {
  title: ["Avis de perte"],
  body: [
    "Il est porté à la connaissance du public la perte du document suivant :",
    "Document : {documentName}[, n° {documentNumber}]",
    "Titulaire : {holder}",
    "[Autorité de délivrance : {issuer}]",
    "[Date de la perte : {lossDate}]",
    "[Lieu de la perte : {lossPlace}]",
    "Le titulaire décline toute responsabilité quant à l’usage qui pourrait en être fait. Quiconque le trouverait est prié de le remettre ou d’appeler : {contact}.",
  ],
  footer: [],
};

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

/** Vente d’un véhicule. */
export const carSale: NoticeTemplate = {
  title: ["À vendre"],
  body: [
    "{carModel}[, année {carYear}][, {fuel}][, {mileage}][, {goodsDetails}][. {goodsPlace}][. Prix : {price}]. Contact : {contact}.",
  ],
  footer: [],
};

/** Appartement à vendre ou à louer. */
export const flat: NoticeTemplate = {
  title: ["{flatOffer}"],
  body: [
    "Appartement[ de {surface}][, {rooms}][, {goodsDetails}][. {goodsPlace}][. Prix : {price}]. Contact : {contact}.",
  ],
  footer: [],
};

/** Offre d’emploi. */
export const jobOffer: NoticeTemplate = {
  title: ["{position}"],
  body: [
    "{company} recrute : {position}[, {jobContract}][, poste basé à {jobPlace}].",
    "[Profil : {profile}]",
    "Candidature : {application}",
  ],
  footer: [],
};

const footer = ["[{closing}]"];

/** Avis de décès. */
export const deathNotice: NoticeTemplate = {
  title: ["Avis de décès"],
  body: [
    "La famille {family}, parents et alliés ont la profonde douleur de faire part du décès de {deceased}, survenu le {deathDate}[ à {deathPlace}][, à l’âge de {age}].",
    "[L’enterrement aura lieu {funeral}.]",
    "[Les condoléances seront reçues à l’adresse suivante : {condolences}.]",
    "Le présent avis tient lieu de faire-part.",
  ],
  footer,
};

/** Remerciements après un décès. */
export const thanks: NoticeTemplate = {
  title: ["Remerciements"],
  body: [
    "La famille {family}, parents et alliés, profondément touchés par les marques de sympathie et de compassion qui leur ont été témoignées à la suite du décès de {deceased}[, survenu le {deathDate}], remercient sincèrement toutes les personnes qui ont partagé leur peine et les prient de trouver ici l’expression de leur gratitude.",
  ],
  footer,
};

/** Quarantième jour, ou anniversaire d’un décès. */
export const remembrance: NoticeTemplate = {
  title: ["{remembranceDay}"],
  body: [
    "La famille {family}, parents et alliés rappellent le souvenir de {deceased}, dont le décès est survenu le {deathDate}[ à {deathPlace}], et prient celles et ceux qui partageaient sa vie et son amitié d’avoir une pieuse pensée à sa mémoire.",
    "[Une cérémonie de recueillement se tiendra {ceremony}.]",
  ],
  footer,
};

/** Félicitations. */
export const congratulations: NoticeTemplate = {
  title: ["Félicitations"],
  body: [
    "Nous adressons à {honoree} nos plus vives félicitations pour {occasion}, et nos vœux les plus sincères de bonheur et de réussite.",
  ],
  footer: ["[{sender}]"],
};

import type { NoticeTemplate } from "../../template.ts";

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

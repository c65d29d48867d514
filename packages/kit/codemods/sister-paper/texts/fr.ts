import type { Texts } from "./texts.ts";

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

export const fr: Texts = {
  language: "fr",
  locale: "fr-MA",
  direction: "ltr",
  paper: {
    name: "La Gazette du Détroit",
    dateline: (date) => `Tanger, ${date}`,
    motto: "Entre deux mers, depuis 1905",
    number: "Nº 31 402",
    skip: "Aller au formulaire",
    foot: "La Gazette du Détroit, 14 rue de la Marine, Tanger. Guichet ouvert du lundi au samedi, de 9 h à 16 h.",
  },
  switches: { dark: "Nuit", light: "Jour" },
  page: {
    title: "Passer une petite annonce",
    lead: "Payez au mot, choisissez vos numéros, voyez votre annonce comme elle sera imprimée.",
  },
  rubric: {
    step: "La rubrique",
    label: "Rubrique",
    placeholder: "Choisir une rubrique",
    names: {
      property: "Immobilier",
      jobs: "Emploi",
      vehicles: "Voitures et bateaux",
      lost: "Objets perdus et trouvés",
      family: "Carnet de famille",
    },
  },
  formula: {
    step: "La formule",
    label: "Formule",
    names: { line: "Au fil", bold: "En gras", frame: "En cadre" },
    hints: {
      line: "En caractères courants, dans la colonne.",
      bold: "La première ligne en capitales.",
      frame: "Un cadre à soi, de 62 mm sur 45.",
    },
    price: (amount) => `${amount} le mot`,
  },
  text: {
    step: "Le texte",
    label: "Texte de l'annonce",
    hint: "En français ou en arabe, comme il doit paraître.",
    words: (count, limit) => `${plural(count, "mot", "mots")} sur ${limit}`,
    phone: "Téléphone à imprimer",
    phoneHint: "Il ne compte pas dans les mots.",
  },
  dates: {
    step: "Les numéros",
    calendar: {
      calendar: "Numéros où paraîtra l'annonce",
      previousMonth: "Mois précédent",
      nextMonth: "Mois suivant",
      outside: "Ce numéro n'est pas encore ouvert, ou il est déjà paru.",
      chosen: (count) =>
        count === 0 ? "Aucun numéro choisi" : plural(count, "numéro choisi", "numéros choisis"),
      remove: (day) => `Retirer le ${day}`,
      clear: "Tout retirer",
    },
    closed: {
      sunday: "La Gazette ne paraît pas le dimanche.",
      holiday: "Jour férié : pas de numéro.",
      passed: "Le bouclage de ce numéro est passé.",
    },
    deadline: "Bouclage la veille à 16 h",
  },
  ring: {
    label: "Lignes de la colonne",
    value: (rows, limit) => `${plural(rows, "ligne", "lignes")} sur ${limit}`,
  },
  preview: {
    label: "Votre annonce à paraître",
    canvas: {
      empty: "Votre texte paraîtra ici.",
      zoomIn: "Agrandir",
      zoomOut: "Réduire",
      zoomLevel: (percent) => `${percent} %`,
      overflow: "La suite ne tient pas dans le cadre.",
      overLimit: (count) => plural(count, "caractère de trop", "caractères de trop"),
      millimetres: (length) => `${length} mm`,
      shrunk: (percent) => `caractères réduits à ${percent} %`,
    },
    frameTitle: "Petite annonce",
  },
  price: {
    title: "Le prix",
    total: "Total TTC",
    beforeTax: "Hors taxe",
    tax: "dont TVA 20 %",
    billing: ({ words, issues }) =>
      `${plural(words, "mot", "mots")} × ${plural(issues, "numéro", "numéros")}`,
    discount: "Fidélité, à partir de 5 numéros",
    order: "Commander",
    labels: {
      pending: "Calcul…",
      stale: "Prix à revoir",
      unavailable: "Écrivez votre texte et choisissez un numéro : le prix suit.",
    },
  },
  faults: {
    title: (count) => (count > 1 ? `${count} réponses à revoir` : "Une réponse à revoir"),
    rubric: "Choisissez une rubrique.",
    text: "Écrivez le texte de l'annonce.",
    tooLong: "Raccourcissez le texte : il dépasse la colonne.",
    phone: "Donnez un numéro de téléphone de dix chiffres.",
    dates: "Choisissez au moins un numéro.",
  },
  confirm: {
    question: "Établir le bon de commande ?",
    consequence: "Après le bouclage, le texte ne change plus.",
    correct: "Corriger",
    confirm: "Établir le bon",
    rows: {
      rubric: "Rubrique",
      formula: "Formule",
      text: "Texte",
      issues: "Numéros",
      total: "Total TTC",
    },
  },
  done: {
    tone: "Succès",
    title: "Votre bon de commande est prêt",
    body: (total) => `Présentez-le au guichet avec ${total}, avant le premier bouclage.`,
    print: "Imprimer le bon",
    dismiss: "Fermer le message",
  },
};

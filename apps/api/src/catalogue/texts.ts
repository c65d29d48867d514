import type { Messages } from "../platform/http/index.ts";

export const unknownProduct: Messages = {
  fr: "Ce produit n’existe pas.",
  ar: "هذا المنتج غير موجود.",
};

export const otherSubheading: Messages = {
  fr: "Cette sous-rubrique n’est pas de la rubrique du produit.",
  ar: "هذا الباب الفرعي لا ينتمي إلى باب المنتج.",
};

/** City 0: a city that is not in the list, to be written. */
export const anotherCity: Messages = { fr: "Autre ville", ar: "مدينة أخرى" };

import type { Messages } from "../platform/http/index.ts";

export const noticeGone: Messages = {
  fr: "Cette annonce n’est pas en ligne.",
  ar: "هذا الإعلان غير منشور.",
};

export const unknownHeading: Messages = {
  fr: "Cette rubrique n’existe pas.",
  ar: "هذه الخانة غير موجودة.",
};

export const unknownPage: Messages = {
  fr: "La liste n’a pas autant de pages.",
  ar: "لا تضم القائمة هذا العدد من الصفحات.",
};

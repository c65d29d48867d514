import type { Messages } from "../platform/http/index.ts";

export const notOnPaper: Messages = {
  fr: "Une annonce numérique ne s’imprime pas.",
  ar: "الإعلان الرقمي لا يطبع على الورق.",
};

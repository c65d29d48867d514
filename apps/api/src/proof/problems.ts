import { type Messages, ProblemError } from "../platform/http/index.ts";

export const notOnPaper: Messages = {
  fr: "Une annonce numérique ne s’imprime pas.",
  ar: "الإعلان الرقمي لا يطبع على الورق.",
};

/** The typesetter has too much to do or failed. */
export function proofUnavailable(): ProblemError {
  return new ProblemError(
    503,
    "PROOF_UNAVAILABLE",
    {
      fr: "L’épreuve n’a pas pu être préparée. Réessayez dans un instant.",
      ar: "تعذر إعداد نسخة الطباعة. أعيدوا المحاولة بعد لحظات.",
    },
    undefined,
    { headers: { "Retry-After": "5" } },
  );
}

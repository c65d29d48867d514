import { type Messages, notFound, ProblemError } from "../platform/http/index.ts";

/** An ad that is not validated is not certified. */
export const noCertificate = () => notFound(texts.none);

/** No certificate bears this key. */
export const unknownKey = () => new ProblemError(404, "VERIFICATION_FAIL", texts.unknown);

const texts = {
  none: {
    fr: "Cette annonce n’a pas d’attestation : elle n’est pas validée.",
    ar: "لا شهادة لهذا الإعلان لأنه غير مصادق عليه.",
  },
  unknown: {
    fr: "Aucune attestation ne porte ce code. Vérifiez-le, puis réessayez.",
    ar: "لا توجد أي شهادة بهذا الرمز. تحققوا منه ثم أعيدوا المحاولة.",
  },
} as const satisfies Record<string, Messages>;

import { invalid, type Messages, notFound, ProblemError } from "../platform/http/index.ts";

/** An ad that is not validated is not certified. */
export const noCertificate = () => notFound(texts.none);

/** No certificate bears this key. */
export const unknownKey = () => new ProblemError(404, "VERIFICATION_FAIL", texts.unknown);

/** A signature that is not the publisher's, or is of another text. */
export const notOurs = () => new ProblemError(404, "VERIFICATION_FAIL", texts.notOurs);

/** A file without a certificate in it. */
export const notACertificate = () => invalid({ fichier: [texts.notACertificate] });

const texts = {
  none: {
    fr: "Cette annonce n’a pas d’attestation : elle n’est pas validée.",
    ar: "لا شهادة لهذا الإعلان لأنه غير مصادق عليه.",
  },
  unknown: {
    fr: "Aucune attestation ne porte ce code. Vérifiez-le, puis réessayez.",
    ar: "لا توجد أي شهادة بهذا الرمز. تحققوا منه ثم أعيدوا المحاولة.",
  },
  notOurs: {
    fr: "La signature de cette attestation n’est pas la nôtre, ou son contenu a été modifié.",
    ar: "توقيع هذه الشهادة ليس توقيعنا، أو تم تغيير محتواها.",
  },
  notACertificate: {
    fr: "Ce fichier n’est pas une attestation de parution. Choisissez le PDF d’origine.",
    ar: "هذا الملف ليس شهادة نشر. اختاروا ملف PDF الأصلي.",
  },
} as const satisfies Record<string, Messages>;

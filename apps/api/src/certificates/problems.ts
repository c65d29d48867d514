import type { verifyCertificate } from "@parution/contract/certificates";
import {
  conflict,
  invalid,
  type Messages,
  notFound,
  ProblemError,
} from "../platform/http/problems.ts";

/** An ad that is not validated is not certified. */
export const noCertificate = () => notFound(texts.none);

/** An ad that ran on none of its dates is not certified. */
export const notPublished = () => notFound(texts.notPublished);

/** An ad whose facts change again and again is certified later. */
export const factsChanged = () => conflict("FACTS_CHANGED", texts.changed);

/** No certificate has this key. */
export const unknownKey = () => new ProblemError(404, "VERIFICATION_FAIL", texts.unknown);

/** File that is no issued certificate. */
export const unknownFile = () => new ProblemError(404, "VERIFICATION_FAIL", texts.unknownFile);

/** Refusal of a file that is no PDF, or larger than any certificate. */
export const notACertificate = () =>
  invalid<typeof verifyCertificate>({ file: [texts.notACertificate] });

const texts = {
  none: {
    fr: "Cette annonce n’a pas d’attestation : elle n’est pas validée.",
    ar: "لا شهادة لهذا الإعلان لأنه غير مصادق عليه.",
  },
  notPublished: {
    fr: "Cette annonce n’a pas d’attestation : elle n’a paru à aucune de ses dates.",
    ar: "لا شهادة لهذا الإعلان لأنه لم ينشر في أي من تواريخه.",
  },
  changed: {
    fr: "La parution de cette annonce est en cours de mise à jour : redemandez l’attestation dans un instant.",
    ar: "يجري تحيين معطيات نشر هذا الإعلان: اطلبوا الشهادة من جديد بعد لحظة.",
  },
  unknown: {
    fr: "Aucune attestation ne porte ce code, aucune annonce en ligne cette référence. Vérifiez la saisie, puis réessayez.",
    ar: "لا توجد أي شهادة بهذا الرمز ولا أي إعلان منشور على الموقع بهذا المرجع. تحققوا مما أدخلتم ثم أعيدوا المحاولة.",
  },
  unknownFile: {
    fr: "Ce fichier n’est pas une attestation que nous avons délivrée, ou il a été modifié. Le code imprimé dessus dit ce qui a été attesté.",
    ar: "هذا الملف ليس شهادة صادرة عنا أو تم تغييره. أدخلوا الرمز المطبوع عليه لمعرفة ما تمت الشهادة به.",
  },
  notACertificate: {
    fr: "Ce fichier n’est pas une attestation. Choisissez le PDF d’origine.",
    ar: "هذا الملف ليس شهادة. اختاروا ملف PDF الأصلي.",
  },
} as const satisfies Record<string, Messages>;

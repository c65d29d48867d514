import type { Language } from "@parution/contract/call";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import type { Messages } from "../platform/http/problems.ts";
import type { ReadingFault } from "./read-issue.ts";

/** Reason of the refusal of an issue. */
export type IssueFault =
  | ReadingFault
  | ("not-a-pdf" | "incomplete" | "interrupted" | "ads-changed" | "edition-cancelled");

export const FAULTS: Readonly<Record<IssueFault, Messages>> = {
  "not-a-pdf": {
    fr: "Ce fichier n’est pas un PDF.",
    ar: "هذا الملف ليس بصيغة PDF.",
  },
  encrypted: {
    fr: "Ce PDF est protégé par un mot de passe : envoyez-le sans protection.",
    ar: "ملف PDF هذا محمي بكلمة سر: أرسلوه دون حماية.",
  },
  damaged: {
    fr: "Ce PDF est endommagé : demandez-en une autre copie à l’imprimeur.",
    ar: "ملف PDF هذا تالف: اطلبوا نسخة أخرى من المطبعة.",
  },
  "too-many-pages": {
    fr: `Ce PDF a plus de ${ISSUE_LIMITS.pages} pages : envoyez celles du journal seul.`,
    ar: `في ملف PDF هذا أكثر من ${ISSUE_LIMITS.pages} صفحة: أرسلوا صفحات الجريدة وحدها.`,
  },
  "too-heavy": {
    fr: "Ce PDF est trop lourd pour être lu : exportez-le avec des images plus légères.",
    ar: "ملف PDF هذا أثقل من أن يقرأ: صدروه بصور أخف.",
  },
  incomplete: {
    fr: "Une partie du fichier a été perdue : envoyez-le de nouveau.",
    ar: "ضاع جزء من الملف: أرسلوه من جديد.",
  },
  interrupted: {
    fr: "Trois lectures ont été tentées et la dernière s’est interrompue : envoyez le fichier de nouveau.",
    ar: "جرت ثلاث محاولات للقراءة وتوقفت الأخيرة: أرسلوا الملف من جديد.",
  },
  "ads-changed": {
    fr: "Trois lectures ont été tentées et des annonces de l’édition ont changé pendant la dernière : envoyez le fichier de nouveau quand elles ne changent plus.",
    ar: "جرت ثلاث محاولات للقراءة وتغيرت إعلانات من العدد أثناء الأخيرة: أرسلوا الملف من جديد بعد أن يتوقف تغييرها.",
  },
  "edition-cancelled": {
    fr: "Cette édition est annulée : elle n’a pas de journal imprimé.",
    ar: "هذا العدد ملغى: ليست له جريدة مطبوعة.",
  },
};

const INTERRUPTED_AGAIN: Messages = {
  fr: "La relecture s’est interrompue : enregistrez de nouveau pour la recommencer.",
  ar: "توقفت إعادة القراءة: أعيدوا التسجيل لبدئها من جديد.",
};

/** Reasons for which a checked issue was not read again. */
const NOT_READ_AGAIN: Partial<typeof FAULTS> = {
  "too-heavy": {
    fr: "La relecture a pris trop de temps ou de mémoire : enregistrez de nouveau pour la recommencer, ou envoyez un PDF avec des images plus légères.",
    ar: "استغرقت إعادة القراءة وقتا أو ذاكرة أكثر من المسموح: أعيدوا التسجيل لبدئها من جديد، أو أرسلوا ملف PDF بصور أخف.",
  },
  incomplete: {
    fr: "Une partie du fichier a été perdue et il ne peut plus être relu : envoyez-le de nouveau.",
    ar: "ضاع جزء من الملف ولم تعد إعادة قراءته ممكنة: أرسلوه من جديد.",
  },
  "ads-changed": {
    fr: "Des annonces de l’édition ont changé pendant chacune des trois relectures : enregistrez de nouveau quand elles ne changent plus.",
    ar: "تغيرت إعلانات من العدد أثناء كل من المحاولات الثلاث لإعادة القراءة: أعيدوا التسجيل بعد أن يتوقف تغييرها.",
  },
};

const isFault = (text: string): text is IssueFault => Object.hasOwn(FAULTS, text);

/** Fault of an issue as the desk shows it; one of which no text is known as it is kept. */
export function faultText(
  { state, fault }: { readonly state: string; readonly fault: string | null },
  language: Language,
): string | null {
  if (fault === null || !isFault(fault)) return fault;
  if (state !== "checking") return FAULTS[fault][language];
  return (NOT_READ_AGAIN[fault] ?? INTERRUPTED_AGAIN)[language];
}

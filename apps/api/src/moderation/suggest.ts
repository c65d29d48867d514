import { isolate } from "@parution/rules/lines";
import type { ModerationCheck } from "@parution/rules/moderation";
import type { NoticeFieldId } from "@parution/rules/notices";
import type { Messages } from "../platform/http/problems.ts";

/** Findings of a kind that a sentence names; no kind of ad asks for as many mentions. */
const MOST_NAMED = 20;
/** Letters of each. */
const LONGEST_NAMED = 60;

/** Suggested corrections from the findings of the checks: a sentence for each kind, in both languages. */
export function suggestCorrections(checks: readonly ModerationCheck[]): Messages[] {
  const codes = new Set(checks.map(({ code }) => code));
  return [...codes].map((code) => {
    const found = checks.filter((check) => check.code === code).map(nameOf);
    return {
      fr: sentences[code].fr(
        listOf(
          found.map(({ fr }) => fr),
          ", ",
        ),
      ),
      ar: sentences[code].ar(
        listOf(
          found.map(({ ar }) => ar),
          "، ",
        ),
      ),
    };
  });
}

/** Finding of a check in words. */
export function nameOf({ code, found }: ModerationCheck): Messages {
  const named = code === "mention" ? mentions[found] : undefined;
  return named ?? { fr: found, ar: found };
}

function listOf(found: readonly string[], comma: string): string {
  const named = found
    .slice(0, MOST_NAMED)
    .map((text) =>
      isolate(text.length > LONGEST_NAMED ? `${text.slice(0, LONGEST_NAMED)}…` : text),
    );
  return `${named.join(comma)}${found.length > MOST_NAMED ? `${comma}…` : ""}`;
}

type Sentence = (found: string) => string;

const sentences: Readonly<
  Record<ModerationCheck["code"], { readonly fr: Sentence; readonly ar: Sentence }>
> = {
  mention: {
    fr: (found) => `Complétez le texte, où manque : ${found}.`,
    ar: (found) => `أكملوا النص الذي ينقصه: ${found}.`,
  },
  ice: {
    fr: (found) => `Vérifiez l’ICE ${found}, dont le numéro n’est pas valable.`,
    ar: (found) => `تحققوا من التعريف الموحد للمقاولة ${found}، فرقمه غير صالح.`,
  },
  repetition: {
    fr: (found) => `Changez ce texte, déjà commandé sous la référence ${found}.`,
    ar: (found) => `غيروا هذا النص الذي سبق طلبه تحت المرجع ${found}.`,
  },
  word: {
    fr: (found) => `Reformulez sans : ${found}.`,
    ar: (found) => `أعيدوا الصياغة بدون: ${found}.`,
  },
  contact: {
    fr: (found) => `Retirez les coordonnées d’une annonce anonyme : ${found}.`,
    ar: (found) => `احذفوا معلومات الاتصال من إعلان مجهول: ${found}.`,
  },
};

/** Required mentions that a check finds missing. */
const mentions: Readonly<Partial<Record<NoticeFieldId, Messages>>> = {
  headOffice: { fr: "siège social", ar: "المقر الاجتماعي" },
  newHeadOffice: { fr: "nouveau siège", ar: "المقر الجديد" },
  capital: { fr: "capital", ar: "رأس المال" },
  newCapital: { fr: "nouveau capital", ar: "رأس المال الجديد" },
  shares: { fr: "nombre de parts", ar: "عدد الحصص" },
  newShares: { fr: "parts nouvelles", ar: "الحصص الجديدة" },
  transferredShares: { fr: "parts cédées", ar: "الحصص المفوتة" },
  nominal: { fr: "valeur nominale", ar: "القيمة الاسمية" },
  registry: { fr: "numéro au registre du commerce", ar: "رقم السجل التجاري" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة (ICE)" },
  actDate: { fr: "date de l’acte", ar: "تاريخ العقد" },
  purpose: { fr: "objet social", ar: "غرض الشركة" },
  duration: { fr: "durée", ar: "المدة" },
  courtCity: { fr: "tribunal du dépôt", ar: "محكمة الإيداع" },
  depositDate: { fr: "date du dépôt", ar: "تاريخ الإيداع" },
  depositNumber: { fr: "numéro du dépôt", ar: "رقم الإيداع" },
  partners: { fr: "associés", ar: "الشركاء" },
  solePartner: { fr: "associé unique", ar: "الشريك الوحيد" },
  managers: { fr: "gérance", ar: "التسيير" },
  seller: { fr: "cédant", ar: "المفوت" },
  buyer: { fr: "cessionnaire", ar: "المفوت إليه" },
  formerManager: { fr: "gérant sortant", ar: "المسير السابق" },
  newManager: { fr: "nouveau gérant", ar: "المسير الجديد" },
  liquidator: { fr: "liquidateur", ar: "المصفي" },
  liquidationOffice: { fr: "siège de la liquidation", ar: "مقر التصفية" },
  meetingDate: { fr: "date de l’assemblée", ar: "تاريخ الجمع العام" },
  meetingTime: { fr: "heure de l’assemblée", ar: "ساعة الجمع العام" },
  meetingPlace: { fr: "lieu de l’assemblée", ar: "مكان الجمع العام" },
  agenda: { fr: "ordre du jour", ar: "جدول الأعمال" },
  openingDate: { fr: "date d’ouverture des plis", ar: "تاريخ فتح الأظرفة" },
  openingTime: { fr: "heure d’ouverture des plis", ar: "ساعة فتح الأظرفة" },
  openingPlace: { fr: "lieu d’ouverture des plis", ar: "مكان فتح الأظرفة" },
  tenderNumber: { fr: "numéro de l’appel d’offres", ar: "رقم طلب العروض" },
  tenderObject: { fr: "objet du marché", ar: "موضوع الصفقة" },
  filePlace: { fr: "lieu de retrait du dossier", ar: "مكان سحب الملف" },
  guarantee: { fr: "caution provisoire", ar: "الضمان المؤقت" },
  estimate: { fr: "estimation", ar: "التقدير" },
  documentNumber: { fr: "numéro du document", ar: "رقم الوثيقة" },
  documentName: { fr: "nom du document", ar: "اسم الوثيقة" },
  holder: { fr: "titulaire", ar: "صاحب الوثيقة" },
  contact: { fr: "personne à contacter", ar: "جهة الاتصال" },
};

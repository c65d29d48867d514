import { type Messages, notFound, type ProblemError } from "../platform/http/problems.ts";

export const texts = {
  memberMissing: { fr: "Membre introuvable.", ar: "العضو غير موجود." },
  added: { fr: "Le membre est ajouté.", ar: "تمت إضافة العضو." },
  saved: { fr: "Le membre est modifié.", ar: "تم تعديل بيانات العضو." },
  activated: { fr: "Le compte du membre est activé.", ar: "تم تفعيل حساب العضو." },
  deactivated: { fr: "Le compte du membre est désactivé.", ar: "تم تعطيل حساب العضو." },
  emailTaken: {
    fr: "Cette adresse e-mail est déjà utilisée.",
    ar: "هذا البريد الإلكتروني مستعمل من قبل.",
  },
  manyTaken: {
    fr: "L’ajout de membres est suspendu : plusieurs adresses étaient déjà utilisées.",
    ar: "إضافة الأعضاء موقوفة: عدة عناوين كانت مستعملة من قبل.",
  },
  guessable: {
    fr: "Ce mot de passe est trop facile à deviner.",
    ar: "كلمة السر هذه سهلة التخمين.",
  },
  notYours: {
    fr: "Cette valeur n’est pas celle de votre compte.",
    ar: "هذه القيمة لا تخص حسابكم.",
  },
  email: {
    fr: "Cette adresse e-mail n’est pas valide.",
    ar: "هذا البريد الإلكتروني غير صالح.",
  },
  phone: { fr: "Saisissez un numéro en chiffres.", ar: "المرجو إدخال رقم مكوَّن من أرقام فقط." },
  required: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  city: { fr: "Cette ville n’existe pas.", ar: "هذه المدينة غير موجودة." },
} as const satisfies Record<string, Messages>;

export function memberMissing(): ProblemError {
  return notFound(texts.memberMissing);
}

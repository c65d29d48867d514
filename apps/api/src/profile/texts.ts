import type { Fault } from "@parution/rules/profile";
import type { Messages } from "../platform/http/problems.ts";

/** Message for an invalid field. */
export const faultTexts: Readonly<Record<Fault, Messages>> = {
  missing: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  invalid: { fr: "Cette valeur n’est pas valable.", ar: "هذه القيمة غير صالحة." },
};

export const texts = {
  person: { fr: "Vos informations sont enregistrées.", ar: "تم حفظ معلوماتكم." },
  company: {
    fr: "Les informations de votre société sont enregistrées.",
    ar: "تم حفظ معلومات شركتكم.",
  },
  photo: {
    fr: "La photo doit être une image PNG ou JPEG carrée, de 512 pixels de côté au plus.",
    ar: "يجب أن تكون الصورة مربعة بصيغة PNG أو JPEG، وألا يتجاوز ضلعها 512 بكسل.",
  },
} as const satisfies Record<string, Messages>;

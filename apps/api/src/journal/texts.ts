import type { IssueBlock } from "@parution/rules/journal";
import type { Messages } from "../platform/http/problems.ts";

/** Reason for which the issue of a day cannot be ordered. */
export function blockedIssue(
  day: string,
  reason: IssueBlock,
  occasion: Messages | undefined,
): Messages {
  const { fr, ar } = occasion === undefined ? reasons[reason] : noEdition(occasion);
  return {
    fr: `Le numéro du ${day} ne peut pas être commandé : ${fr}`,
    ar: `لا يمكن طلب عدد يوم ${day}: ${ar}`,
  };
}

const noEdition = ({ fr, ar }: Messages): Messages => ({
  fr: `pas d’édition ce jour (${fr}).`,
  ar: `لم تصدر الجريدة في هذا اليوم (${ar}).`,
});

const reasons: Readonly<Record<IssueBlock, Messages>> = {
  outside: { fr: "il est hors de la période choisie.", ar: "خارج الفترة المختارة." },
  weekend: {
    fr: "pas de parution ce jour de la semaine.",
    ar: "لا تصدر الجريدة في هذا اليوم من الأسبوع.",
  },
  "no-edition": { fr: "pas d’édition ce jour.", ar: "لم تصدر الجريدة في هذا اليوم." },
};

export const texts = {
  required: { fr: "Ce champ est obligatoire.", ar: "هذا الحقل إلزامي." },
  terms: { fr: "Veuillez accepter les conditions de vente.", ar: "المرجو قبول شروط البيع." },
  product: {
    fr: "Ce journal n’est pas proposé sur ce support.",
    ar: "هذا العدد غير متوفر في هذه الدعامة.",
  },
  duration: {
    fr: "Cette période n’est pas proposée pour ce journal.",
    ar: "هذه الفترة غير متوفرة لهذه الجريدة.",
  },
  delivery: { fr: "Ce mode de livraison n’existe pas.", ar: "طريقة التسليم هذه غير موجودة." },
  package: {
    fr: "Le forfait de votre compte a changé : vérifiez le nouveau montant.",
    ar: "تغيرت باقة حسابكم: المرجو التحقق من المبلغ الجديد.",
  },
  placed: { fr: "Votre commande est enregistrée.", ar: "تم تسجيل طلبكم." },
  savedOnTerm: {
    fr: "Votre commande est enregistrée. Vous pourrez la porter sur votre compte plus tard.",
    ar: "تم حفظ طلبكم. يمكنكم تقييده في حسابكم لاحقا.",
  },
  saved: {
    fr: "Votre commande est enregistrée. Vous pourrez la payer plus tard.",
    ar: "تم حفظ طلبكم. يمكنكم أداء ثمنه لاحقا.",
  },
  onTerm: {
    fr: "Votre commande est portée sur votre compte à terme. Les journaux vous seront remis comme convenu.",
    ar: "تم تقييد طلبكم في حسابكم بالأداء الآجل. ستتسلمون الجرائد حسب الاتفاق.",
  },
} as const satisfies Record<string, Messages>;

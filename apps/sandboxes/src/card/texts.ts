import type { Language } from "../shared/page.ts";
import type { OutcomeId } from "./outcomes.ts";

export type { Language } from "../shared/page.ts";

interface OutcomeText {
  readonly label: string;
  readonly hint: string;
}

interface Texts {
  readonly service: string;
  readonly alert: string;
  readonly payTitle: string;
  readonly amount: string;
  readonly merchant: string;
  readonly order: string;
  readonly choose: string;
  readonly outcomes: Readonly<Record<OutcomeId, OutcomeText>>;
  readonly delay: string;
  readonly submit: string;
  readonly giveUp: string;
  readonly returnTitle: string;
  readonly returnNow: string;
  readonly answersTitle: string;
  readonly answersNone: string;
  readonly answersLater: string;
  readonly unreachable: string;
  readonly refusedTitle: string;
  readonly refusedField: string;
  readonly refusedRepeated: string;
  readonly refusedMerchant: string;
  readonly refusedSignature: string;
  readonly notFoundTitle: string;
  readonly invalidChoiceTitle: string;
  readonly tooLargeTitle: string;
  readonly failureTitle: string;
  readonly paymentsTitle: string;
  readonly paymentsNone: string;
  readonly undecided: string;
  readonly open: string;
}

const fr: Texts = {
  service: "Paiement par carte",
  alert: "Bac à sable : aucune carte demandée, aucun argent débité.",
  payTitle: "Choisissez l’issue du paiement",
  amount: "Montant",
  merchant: "Commerçant",
  order: "Commande",
  choose: "Issue du paiement",
  outcomes: {
    success: { label: "Paiement accepté", hint: "Notification, puis retour au site." },
    refusal: { label: "Paiement refusé", hint: "La banque refuse la carte." },
    late: { label: "Notification tardive", hint: "Retour immédiat, notification plus tard." },
    repeated: { label: "Notification répétée", hint: "Trois fois la même, dont deux à la fois." },
    forged: { label: "Notification falsifiée", hint: "Une signature qui n’est pas la nôtre." },
    silent: { label: "Retour sans notification", hint: "Le navigateur revient seul." },
    wrongAmount: { label: "Montant différent", hint: "Bien signé, mais pour une autre somme." },
  },
  delay: "Délai de la notification, en secondes",
  submit: "Continuer",
  giveUp: "Abandonner et revenir au site",
  returnTitle: "Retour au site du commerçant…",
  returnNow: "Revenir maintenant",
  answersTitle: "Réponses du commerçant",
  answersNone: "Aucune notification envoyée.",
  answersLater: "Notification à venir",
  unreachable: "Commerçant injoignable",
  refusedTitle: "Demande de paiement refusée",
  refusedField: "Champ absent ou inutilisable",
  refusedRepeated: "Champ présent plusieurs fois",
  refusedMerchant: "Commerçant inconnu.",
  refusedSignature: "La signature du formulaire n’est pas celle du commerçant.",
  notFoundTitle: "Ce paiement n’existe pas ou n’existe plus",
  invalidChoiceTitle: "Choisissez une issue, et un délai de 1 à 120 secondes",
  tooLargeTitle: "Demande trop volumineuse",
  failureTitle: "Une erreur est survenue",
  paymentsTitle: "Derniers paiements",
  paymentsNone: "Aucun paiement pour le moment.",
  undecided: "En attente du choix",
  open: "Ouvrir",
};

const ar: Texts = {
  service: "الأداء بالبطاقة",
  alert: "بيئة تجريبية: لا تُطلب أي بطاقة ولا يُقتطع أي مبلغ.",
  payTitle: "اختر نتيجة الأداء",
  amount: "المبلغ",
  merchant: "التاجر",
  order: "الطلب",
  choose: "نتيجة الأداء",
  outcomes: {
    success: { label: "أداء مقبول", hint: "إشعار ثم رجوع إلى الموقع." },
    refusal: { label: "أداء مرفوض", hint: "يرفض البنك البطاقة." },
    late: { label: "إشعار متأخر", hint: "رجوع فوري، ويصل الإشعار لاحقًا." },
    repeated: { label: "إشعار مكرر", hint: "الإشعار نفسه ثلاث مرات، اثنان منها معًا." },
    forged: { label: "إشعار مزوَّر", hint: "توقيع ليس توقيعنا." },
    silent: { label: "رجوع دون إشعار", hint: "يعود المتصفح وحده." },
    wrongAmount: { label: "مبلغ مختلف", hint: "توقيع صحيح لكن لمبلغ آخر." },
  },
  delay: "مهلة الإشعار بالثواني",
  submit: "متابعة",
  giveUp: "إلغاء والرجوع إلى الموقع",
  returnTitle: "جارٍ الرجوع إلى موقع التاجر…",
  returnNow: "الرجوع الآن",
  answersTitle: "أجوبة التاجر",
  answersNone: "لم يُرسل أي إشعار.",
  answersLater: "إشعار مرتقب",
  unreachable: "تعذّر الاتصال بالتاجر",
  refusedTitle: "رُفض طلب الأداء",
  refusedField: "حقل ناقص أو غير صالح",
  refusedRepeated: "حقل مكرر",
  refusedMerchant: "تاجر غير معروف.",
  refusedSignature: "توقيع الاستمارة ليس توقيع التاجر.",
  notFoundTitle: "هذا الأداء غير موجود أو لم يعد موجودًا",
  invalidChoiceTitle: "اختر نتيجة، ومهلة من 1 إلى 120 ثانية",
  tooLargeTitle: "الطلب كبير جدًا",
  failureTitle: "حدث خطأ",
  paymentsTitle: "آخر عمليات الأداء",
  paymentsNone: "لا توجد عمليات أداء حاليًا.",
  undecided: "في انتظار الاختيار",
  open: "فتح",
};

/** The texts of the pages. */
export const texts: Readonly<Record<Language, Texts>> = { fr, ar };

import type { Language } from "../shared/page.ts";
import type { ActionId } from "./actions.ts";
import type { CodeFacts } from "./messages-to-merchant.ts";

interface ActionText {
  readonly label: string;
  readonly hint: string;
}

const fr = {
  service: "Agence partenaire",
  alert: "Bac à sable : aucun argent encaissé.",
  enterTitle: "Encaisser un code",
  code: "Code de paiement",
  codeHint: "12 chiffres",
  ask: "Rechercher",
  amount: "Montant à encaisser",
  order: "Commande",
  expires: "Valable jusqu’au",
  states: {
    A_PAYER: "À payer",
    EXPIRE: "Code expiré : n’encaissez pas",
    PAYE: "Déjà payé : n’encaissez pas",
    ANNULE: "Code annulé : n’encaissez pas",
  } satisfies Record<CodeFacts["etat"], string>,
  choose: "Que se passe-t-il au guichet ?",
  actions: {
    pay: { label: "Le client paie", hint: "Une notification de paiement." },
    repeated: { label: "Notification répétée", hint: "Trois fois la même, dont deux à la fois." },
    late: { label: "Notification tardive", hint: "La notification suit le paiement." },
    twice: { label: "Payé à deux guichets", hint: "Deux paiements différents du même code." },
    wrongAmount: { label: "Montant différent", hint: "Bien signé, mais pour une autre somme." },
    forged: { label: "Notification falsifiée", hint: "Une signature qui n’est pas la nôtre." },
    expire: { label: "Le code expire", hint: "L’agence déclare la fin du code." },
  } satisfies Record<ActionId, ActionText>,
  delay: "Délai de la notification, en secondes",
  submit: "Continuer",
  answersTitle: "Réponses du commerçant",
  answersNone: "Aucun message envoyé.",
  answersLater: "Message à venir",
  unreachable: "Commerçant injoignable",
  another: "Encaisser un autre code",
  sameCode: "Revenir à ce code",
  listTitle: "Dernières opérations",
  malformedTitle: "Ce n’est pas un code : vérifiez les 12 chiffres",
  unknownTitle: "Ce code n’existe pas",
  failedTitle: "Le commerçant n’a pas su répondre",
  notFoundTitle: "Cette page n’existe pas",
  invalidChoiceTitle: "Choisissez une issue, et un délai de 1 à 120 secondes",
  tooLargeTitle: "Demande trop volumineuse",
  failureTitle: "Une erreur est survenue",
  otherLanguage: "العربية",
};

type Texts = typeof fr;

const ar: Texts = {
  service: "الوكالة الشريكة",
  alert: "بيئة تجريبية: لا يُقبض أي مبلغ.",
  enterTitle: "استخلاص رمز",
  code: "رمز الأداء",
  codeHint: "12 رقمًا",
  ask: "بحث",
  amount: "المبلغ الواجب استخلاصه",
  order: "الطلب",
  expires: "صالح إلى غاية",
  states: {
    A_PAYER: "في انتظار الأداء",
    EXPIRE: "انتهت صلاحية الرمز: لا تستخلصوا المبلغ",
    PAYE: "سبق الأداء: لا تستخلصوا المبلغ",
    ANNULE: "أُلغي الرمز: لا تستخلصوا المبلغ",
  },
  choose: "ماذا يقع في الشباك؟",
  actions: {
    pay: { label: "يؤدي الزبون", hint: "إشعار واحد بالأداء." },
    repeated: { label: "إشعار مكرر", hint: "الإشعار نفسه ثلاث مرات، اثنان منها معًا." },
    late: { label: "إشعار متأخر", hint: "يصل الإشعار بعد الأداء بمدة." },
    twice: { label: "أداء في شباكين", hint: "أداءان مختلفان للرمز نفسه." },
    wrongAmount: { label: "مبلغ مختلف", hint: "توقيع صحيح لكن لمبلغ آخر." },
    forged: { label: "إشعار مزوَّر", hint: "توقيع ليس توقيعنا." },
    expire: { label: "انتهاء صلاحية الرمز", hint: "تعلن الوكالة نهاية الرمز." },
  },
  delay: "مهلة الإشعار بالثواني",
  submit: "متابعة",
  answersTitle: "أجوبة التاجر",
  answersNone: "لم تُرسل أي رسالة.",
  answersLater: "رسالة مرتقبة",
  unreachable: "تعذّر الاتصال بالتاجر",
  another: "استخلاص رمز آخر",
  sameCode: "الرجوع إلى هذا الرمز",
  listTitle: "آخر العمليات",
  malformedTitle: "هذا ليس رمزًا: تحققوا من الأرقام الاثني عشر",
  unknownTitle: "هذا الرمز غير موجود",
  failedTitle: "تعذّر على التاجر الإجابة",
  notFoundTitle: "هذه الصفحة غير موجودة",
  invalidChoiceTitle: "اختاروا نتيجة، ومهلة من 1 إلى 120 ثانية",
  tooLargeTitle: "الطلب كبير جدًا",
  failureTitle: "حدث خطأ",
  otherLanguage: "Français",
};

/** The texts of the pages. */
export const texts: Readonly<Record<Language, Texts>> = { fr, ar };

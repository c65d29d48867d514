import { formatDeadline } from "@parution/rules/dates";
import type { Messages } from "../../platform/http/problems.ts";
import { action, facts, formatAmount, formatDays, paragraph } from "../letter.ts";
import type { Letters, MailedOrder } from "./data.ts";
import { links, type Template } from "./template.ts";

/** Receipt of an order: its goods, and its payment or charge. */
export const orderReceived: Template<"order-received"> = (order, surroundings) => {
  const { language, zone } = surroundings;
  const { reference, kind, total, dates, awaitsPayment, onTerm, payableUntil, name, orderId } =
    order;
  const deadline =
    awaitsPayment && payableUntil ? formatDeadline(payableUntil, zone, language) : "";
  const waiting = onTerm ? words.toConfirm : words.toPay;
  const next = awaitsPayment ? waiting : words.onTerm;
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks: [
      paragraph(next.sentence[language]),
      facts([
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
        [orderWords.dates[language], formatDays(dates, language)],
        [orderWords.total[language], formatAmount(total, language)],
        [waiting.deadline[language], deadline],
      ]),
      action(next.action[language], links.order(surroundings, orderId)),
    ],
  };
};

const words = {
  subject: { fr: "Votre commande", ar: "طلبكم رقم" },
  title: { fr: "Votre commande est enregistrée", ar: "تم تسجيل طلبكم" },
  toPay: {
    deadline: { fr: "À payer avant le", ar: "آخر أجل للأداء" },
    sentence: {
      fr: "Elle sera traitée dès que vous l’aurez payée.",
      ar: "ستتم معالجته فور أدائكم لثمنه.",
    },
    action: { fr: "Payer ma commande", ar: "أداء ثمن الطلب" },
  },
  toConfirm: {
    deadline: { fr: "À confirmer avant le", ar: "آخر أجل للتأكيد" },
    sentence: {
      fr: "Elle sera traitée dès que vous l’aurez portée sur votre compte.",
      ar: "ستتم معالجته فور تقييده في حسابكم.",
    },
    action: { fr: "Porter ma commande sur mon compte", ar: "تقييد الطلب في حسابي" },
  },
  onTerm: {
    sentence: {
      fr: "Elle est portée sur votre compte à terme et votre annonce est en cours de vérification.",
      ar: "تم تقييده في حسابكم بالأداء الآجل، وهو قيد المراجعة.",
    },
    action: { fr: "Voir ma commande", ar: "الاطلاع على الطلب" },
  },
} as const;

/** Names of orders and their parts in letters. */
export const orderWords = {
  reference: { fr: "Référence", ar: "المرجع" },
  kind: { fr: "Commande", ar: "نوع الطلب" },
  dates: { fr: "Dates de parution", ar: "تواريخ النشر" },
  total: { fr: "Total TTC", ar: "المبلغ الإجمالي مع احتساب الرسوم" },
} as const satisfies Record<string, Messages>;

const kinds: Readonly<Record<MailedOrder["kind"], Messages>> = {
  ad: { fr: "Annonce", ar: "إعلان" },
  journal: { fr: "Exemplaires du journal", ar: "نسخ من الجريدة" },
  subscription: { fr: "Abonnement", ar: "اشتراك" },
  topup: { fr: "Rechargement du solde", ar: "شحن الرصيد" },
};

/** A code was given to pay an order in cash: its amount and expiry, and the ways on. */
export const cashCode: Template<"cash-code"> = (order, surroundings) => {
  const { language, zone } = surroundings;
  const { reference, kind, code, amount, expiresAt, name, orderId } = order;
  return {
    subject: `${cashCodeWords.subject[language]} ${reference}`,
    title: cashCodeWords.title[language],
    name,
    blocks: [
      paragraph(cashCodeWords.how[language]),
      facts([
        [cashCodeWords.code[language], inGroups(code)],
        [cashCodeWords.amount[language], formatAmount(amount, language)],
        [cashCodeWords.until[language], formatDeadline(expiresAt, zone, language)],
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
      ]),
      action(cashCodeWords.see[language], links.cashCode(surroundings, orderId)),
      action(cashCodeWords.otherwise[language], links.order(surroundings, orderId), "secondary"),
      action(cashCodeWords.cancel[language], links.orderPage(surroundings, orderId), "secondary"),
    ],
  };
};

const inGroups = (code: string): string => code.replaceAll(/\d{4}(?=\d)/g, "$&\u00A0");

const cashCodeWords = {
  subject: { fr: "Code de paiement de la commande", ar: "رمز أداء الطلب رقم" },
  title: { fr: "Votre code de paiement", ar: "رمز الأداء الخاص بكم" },
  how: {
    fr: "Présentez ce code dans une agence partenaire.",
    ar: "قدموا هذا الرمز في إحدى الوكالات الشريكة.",
  },
  code: { fr: "Code", ar: "الرمز" },
  amount: { fr: "À payer", ar: "المبلغ الواجب أداؤه" },
  until: { fr: "Valable jusqu’au", ar: "صالح إلى غاية" },
  see: { fr: "Voir le code de paiement", ar: "عرض رمز الأداء" },
  otherwise: { fr: "Payer autrement", ar: "الأداء بطريقة أخرى" },
  cancel: { fr: "Annuler la commande", ar: "إلغاء الطلب" },
} as const satisfies Record<string, Messages>;

/** An order was paid, and how. */
export const paymentReceived: Template<"payment-received"> = (payment, surroundings) => {
  const { language } = surroundings;
  const { reference, kind, total, method, name, orderId } = payment;
  const page = kind === "topup" ? links.orders(surroundings) : links.order(surroundings, orderId);
  return {
    subject: `${paymentReceivedWords.subject[language]} ${reference}`,
    title: paymentReceivedWords.title[language],
    name,
    blocks: [
      paragraph(
        (kind === "topup" ? paymentReceivedWords.balance : paymentReceivedWords.thanks)[language],
      ),
      facts([
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
        [paymentReceivedWords.method[language], methods[method][language]],
        [orderWords.total[language], formatAmount(total, language)],
      ]),
      action(paymentReceivedWords.action[language], page),
    ],
  };
};

const methods: Readonly<Record<Letters["payment-received"]["method"], Messages>> = {
  card: { fr: "Carte bancaire", ar: "بطاقة بنكية" },
  cashPartner: { fr: "Espèces en agence partenaire", ar: "نقدا في وكالة شريكة" },
  balance: { fr: "Solde du compte", ar: "رصيد الحساب" },
};

const paymentReceivedWords = {
  subject: { fr: "Paiement reçu pour la commande", ar: "تم استلام أداء الطلب رقم" },
  title: { fr: "Votre paiement est reçu", ar: "تم استلام أدائكم" },
  thanks: {
    fr: "Merci. Votre commande est payée.",
    ar: "شكرا لكم. تم أداء ثمن طلبكم.",
  },
  balance: {
    fr: "Merci. Votre solde est rechargé.",
    ar: "شكرا لكم. تم شحن رصيدكم.",
  },
  method: { fr: "Mode de paiement", ar: "طريقة الأداء" },
  action: { fr: "Voir ma commande", ar: "الاطلاع على الطلب" },
} as const satisfies Record<string, Messages>;

/** Money came too late for its order, or twice: it is not lost. */
export const paymentCredited: Template<"payment-credited"> = (payment, surroundings) => {
  const { language } = surroundings;
  const { reference, kind, amount, name, orderId } = payment;
  return {
    subject: `${paymentCreditedWords.subject[language]} ${reference}`,
    title: paymentCreditedWords.title[language],
    name,
    blocks: [
      paragraph(paymentCreditedWords.why[language]),
      facts([
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
        [paymentCreditedWords.amount[language], formatAmount(amount, language)],
      ]),
      action(paymentCreditedWords.action[language], links.order(surroundings, orderId)),
    ],
  };
};

const paymentCreditedWords = {
  subject: {
    fr: "Paiement versé à votre solde : commande",
    ar: "أضيف الأداء إلى رصيدكم: الطلب رقم",
  },
  title: { fr: "Votre paiement est sur votre solde", ar: "أضيف أداؤكم إلى رصيدكم" },
  why: {
    fr: "Votre paiement est arrivé alors que la commande ne l’attendait plus. Rien n’est perdu : la somme est sur votre solde, pour votre prochaine commande.",
    ar: "وصل أداؤكم بعد أن لم يعد الطلب في انتظاره. لم يضع شيء: أضيف المبلغ إلى رصيدكم لطلبكم المقبل.",
  },
  amount: { fr: "Montant versé", ar: "المبلغ المضاف" },
  action: { fr: "Voir ma commande", ar: "الاطلاع على الطلب" },
} as const satisfies Record<string, Messages>;

import { formatDeadline } from "@parution/rules/dates";
import { formatAmount, formatDays } from "../letter/formats.ts";
import { action, facts, paragraph } from "../letter/index.ts";
import { links } from "./links.ts";
import { kinds, orderWords } from "./order-words.ts";
import type { Template } from "./template.ts";

/** An order was kept: what it is of, and whether it is still to be paid. */
export const orderReceived: Template<"order-received"> = (order, surroundings) => {
  const { language, zone } = surroundings;
  const { reference, kind, total, dates, awaitsPayment, payableUntil, name, orderId } = order;
  const deadline =
    awaitsPayment && payableUntil ? formatDeadline(payableUntil, zone, language) : "";
  const next = awaitsPayment ? words.toPay : words.onTerm;
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
        [words.deadline[language], deadline],
      ]),
      action(next.action[language], links.order(surroundings, orderId)),
    ],
  };
};

const words = {
  subject: { fr: "Votre commande", ar: "طلبكم رقم" },
  title: { fr: "Votre commande est enregistrée", ar: "تم تسجيل طلبكم" },
  deadline: { fr: "À payer avant le", ar: "آخر أجل للأداء" },
  toPay: {
    sentence: {
      fr: "Elle sera traitée dès que vous l’aurez payée.",
      ar: "ستتم معالجته فور أدائكم لثمنه.",
    },
    action: { fr: "Payer ma commande", ar: "أداء ثمن الطلب" },
  },
  onTerm: {
    sentence: {
      fr: "Elle est portée sur votre compte à terme et votre annonce est en cours de vérification.",
      ar: "تم تقييده في حسابكم بالأداء الآجل، وهو قيد المراجعة.",
    },
    action: { fr: "Voir ma commande", ar: "الاطلاع على الطلب" },
  },
} as const;

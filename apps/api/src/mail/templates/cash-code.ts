import { formatDeadline } from "@parution/rules/dates";
import type { Messages } from "../../platform/http/index.ts";
import { formatAmount } from "../letter/formats.ts";
import { action, facts, paragraph } from "../letter/index.ts";
import { links } from "./links.ts";
import { kinds, orderWords } from "./order-words.ts";
import type { Template } from "./template.ts";

/** A code was given to pay an order in cash: its amount and expiry, and the ways on. */
export const cashCode: Template<"cash-code"> = (order, surroundings) => {
  const { language, zone } = surroundings;
  const { reference, kind, code, amount, expiresAt, name, orderId } = order;
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks: [
      paragraph(words.how[language]),
      facts([
        [words.code[language], inGroups(code)],
        [words.amount[language], formatAmount(amount, language)],
        [words.until[language], formatDeadline(expiresAt, zone, language)],
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
      ]),
      action(words.see[language], links.cashCode(surroundings, orderId)),
      action(words.otherwise[language], links.order(surroundings, orderId), "secondary"),
      action(words.cancel[language], links.orderPage(surroundings, orderId), "secondary"),
    ],
  };
};

const inGroups = (code: string): string => code.replaceAll(/\d{4}(?=\d)/g, "$&\u00A0");

const words = {
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

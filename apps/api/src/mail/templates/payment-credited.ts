import type { Messages } from "../../platform/http/index.ts";
import { formatAmount } from "../letter/formats.ts";
import { action, facts, paragraph } from "../letter/index.ts";
import { links } from "./links.ts";
import { kinds, orderWords } from "./order-words.ts";
import type { Template } from "./template.ts";

/** Money came too late for its order, or twice: it is not lost. */
export const paymentCredited: Template<"payment-credited"> = (payment, surroundings) => {
  const { language } = surroundings;
  const { reference, kind, amount, name, orderId } = payment;
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks: [
      paragraph(words.why[language]),
      facts([
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
        [words.amount[language], formatAmount(amount, language)],
      ]),
      action(words.action[language], links.order(surroundings, orderId)),
    ],
  };
};

const words = {
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

import type { Messages } from "../../platform/http/index.ts";
import { formatAmount } from "../letter/formats.ts";
import { action, facts, paragraph } from "../letter/index.ts";
import type { Letters } from "./data.ts";
import { links } from "./links.ts";
import { kinds, orderWords } from "./order-words.ts";
import type { Template } from "./template.ts";

/** An order was paid, and how. */
export const paymentReceived: Template<"payment-received"> = (payment, surroundings) => {
  const { language } = surroundings;
  const { reference, kind, total, method, name, orderId } = payment;
  const page = kind === "topup" ? links.orders(surroundings) : links.order(surroundings, orderId);
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks: [
      paragraph((kind === "topup" ? words.balance : words.thanks)[language]),
      facts([
        [orderWords.reference[language], reference],
        [orderWords.kind[language], kinds[kind][language]],
        [words.method[language], methods[method][language]],
        [orderWords.total[language], formatAmount(total, language)],
      ]),
      action(words.action[language], page),
    ],
  };
};

const methods: Readonly<Record<Letters["payment-received"]["method"], Messages>> = {
  card: { fr: "Carte bancaire", ar: "بطاقة بنكية" },
  cashPartner: { fr: "Espèces en agence partenaire", ar: "نقدا في وكالة شريكة" },
  balance: { fr: "Solde du compte", ar: "رصيد الحساب" },
};

const words = {
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

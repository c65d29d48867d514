import type { Messages } from "../../platform/http/index.ts";
import { action, facts, paragraph } from "../letter/index.ts";
import { links } from "./links.ts";
import { orderWords } from "./order-words.ts";
import type { Template } from "./template.ts";

/** The invoice of an order names somebody else: what it named, what it names, and who changed it. */
export const invoiceIdentityChanged: Template<"invoice-identity-changed"> = (
  change,
  surroundings,
) => {
  const { language } = surroundings;
  const { reference, orderId, name, by, before, after } = change;
  const parts = [
    [words.companyName, before.companyName, after.companyName],
    [words.address, before.address, after.address],
    [words.ice, before.ice, after.ice],
  ] as const;
  const changed = parts.filter(([, was, is]) => was !== is);
  return {
    subject: `${words.subject[language]} ${reference}`,
    title: words.title[language],
    name,
    blocks: [
      facts([
        [orderWords.reference[language], reference],
        [words.by[language], by],
        ...changed.flatMap(([label, was, is]): [string, string][] => [
          [`${label[language]} ${words.before[language]}`, was || words.none[language]],
          [`${label[language]} ${words.after[language]}`, is || words.none[language]],
        ]),
      ]),
      paragraph(words.notYou[language]),
      action(words.see[language], links.order(surroundings, orderId)),
    ],
  };
};

const words = {
  subject: {
    fr: "Coordonnées de facturation modifiées :",
    ar: "تم تغيير بيانات فوترة الطلب رقم",
  },
  title: {
    fr: "Les coordonnées de votre facture ont changé",
    ar: "تم تغيير بيانات فاتورتكم",
  },
  by: { fr: "Modifiées par", ar: "قام بالتغيير" },
  companyName: { fr: "Raison sociale", ar: "الاسم التجاري" },
  address: { fr: "Adresse", ar: "العنوان" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة" },
  before: { fr: "avant", ar: "قبل التغيير" },
  after: { fr: "maintenant", ar: "بعد التغيير" },
  none: { fr: "aucun", ar: "لا شيء" },
  notYou: {
    fr: "Si ce changement n’est pas voulu, corrigez-le tant que le mois n’est pas clos, ou prévenez-nous.",
    ar: "إذا لم يكن هذا التغيير مقصودا فصححوه قبل حصر الشهر أو أخبرونا.",
  },
  see: { fr: "Voir la commande", ar: "الاطلاع على الطلب" },
} as const satisfies Record<string, Messages>;

import type { Messages } from "../platform/http/index.ts";

export const texts = {
  otherAccount: {
    fr: "Ce tableau de bord est celui d’un autre compte.",
    ar: "لوحة القيادة هذه تخص حسابا آخر.",
  },
  balance: { fr: "Solde", ar: "الرصيد" },
  termBalance: { fr: "Solde à terme", ar: "رصيد الأداء لأجل" },
  ads: { fr: "Annonces", ar: "الإعلانات" },
  orders: { fr: "Commandes", ar: "الطلبات" },
  consumed: { fr: "Total consommé", ar: "مجموع الاستهلاك" },
  noAds: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;

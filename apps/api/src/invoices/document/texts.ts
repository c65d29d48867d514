import type { Language } from "@parution/contract/call";
import type { InvoiceKind } from "@parution/rules/invoices";
import type { OrderKind } from "@parution/rules/orders";
import type { PaymentMethod } from "@parution/rules/payment";
import type { EntryKind } from "../../platform/database/tables/orders.ts";
import type { Messages } from "../../platform/http/problems.ts";

export const headings: Readonly<Record<InvoiceKind, Messages>> = {
  invoice: { fr: "Facture", ar: "فاتورة" },
  credit_note: { fr: "Avoir", ar: "إشعار دائن" },
};

/** The sentence that leads to the amount in words. */
export const wordsLead: Readonly<Record<InvoiceKind, Messages>> = {
  invoice: {
    fr: "Arrêtée la présente facture, toutes taxes comprises, à la somme de :",
    ar: "حصرت هذه الفاتورة، مع احتساب جميع الرسوم، في مبلغ:",
  },
  credit_note: {
    fr: "Arrêté le présent avoir, toutes taxes comprises, à la somme de :",
    ar: "حصر هذا الإشعار الدائن، مع احتساب جميع الرسوم، في مبلغ:",
  },
};

export const methods: Readonly<Record<PaymentMethod, Messages>> = {
  card: { fr: "Carte bancaire", ar: "بطاقة بنكية" },
  cashPartner: { fr: "Espèces", ar: "نقدا" },
  balance: { fr: "Solde du compte", ar: "رصيد الحساب" },
  onTerm: { fr: "À terme, par virement", ar: "أداء آجل، بتحويل بنكي" },
};

export const orderKinds: Readonly<Record<OrderKind, Messages>> = {
  ad: { fr: "Insertion d’annonce", ar: "نشر إعلان" },
  journal: { fr: "Vente de journaux", ar: "بيع جرائد" },
  subscription: { fr: "Abonnement", ar: "اشتراك" },
  topup: { fr: "Recharge du solde", ar: "تعبئة الرصيد" },
};

/** Effect of a later movement of an order on the first sale. */
export const changes: Partial<Record<EntryKind, Messages>> = {
  edit_charge: { fr: "Complément après modification", ar: "تكملة بعد تعديل" },
  edit_credit: { fr: "Réduction après modification", ar: "تخفيض بعد تعديل" },
  date_credit: {
    fr: "Remboursement d’une date non parue",
    ar: "إرجاع ثمن تاريخ لم ينشر فيه الإعلان",
  },
  reversal: { fr: "Annulation", ar: "إلغاء" },
};

const texts = {
  client: { fr: "Client", ar: "الزبون" },
  page: { fr: "Page", ar: "صفحة" },
  date: { fr: "Date", ar: "التاريخ" },
  order: { fr: "Commande", ar: "الطلب" },
  payment: { fr: "Mode de paiement", ar: "طريقة الأداء" },
  due: { fr: "Échéance", ar: "تاريخ الاستحقاق" },
  purchaseOrder: { fr: "Bon de commande", ar: "سند الطلب" },
  bankAccount: { fr: "RIB", ar: "رقم الحساب البنكي" },
  corrects: { fr: "Sur facture", ar: "عن الفاتورة" },
  sale: { fr: "Désignation", ar: "البيان" },
  quantity: { fr: "Quantité", ar: "الكمية" },
  unitPrice: { fr: "Prix unitaire HT", ar: "ثمن الوحدة دون رسوم" },
  exclTax: { fr: "Montant HT", ar: "المبلغ دون رسوم" },
  totalExclTax: { fr: "Total HT", ar: "المجموع دون رسوم" },
  tax: { fr: "TVA 20 %", ar: "الضريبة على القيمة المضافة 20 %" },
  currency: { fr: "Dhs", ar: "درهم" },
  comma: { fr: ", ", ar: "، " },
  total: { fr: "Total TTC", ar: "المجموع مع الرسوم" },
  reference: { fr: "Réf.", ar: "المرجع" },
  dates: { fr: "Parutions :", ar: "تواريخ النشر:" },
  discount: { fr: "Remise déduite, TTC :", ar: "التخفيض المخصوم، مع الرسوم:" },
  number: { fr: "Numéro", ar: "الرقم" },
  ice: { fr: "ICE", ar: "التعريف الموحد للمقاولة" },
  taxId: { fr: "IF", ar: "التعريف الضريبي" },
  tradeRegister: { fr: "RC", ar: "السجل التجاري" },
  businessTax: { fr: "Taxe professionnelle", ar: "الضريبة المهنية" },
  socialSecurity: { fr: "CNSS", ar: "الضمان الاجتماعي" },
  monthly: { fr: "Facture mensuelle", ar: "الفاتورة الشهرية" },
  summary: {
    fr: "Récapitulatif des factures et avoirs numérotés ci-dessus, qui font foi.",
    ar: "ملخص للفواتير والإشعارات الدائنة المرقمة أعلاه، وهي المعتمدة.",
  },
  orders: { fr: "Commandes", ar: "الطلبات" },
  everyKind: { fr: "Toutes", ar: "الكل" },
  newspaper: { fr: "Journal", ar: "الجريدة" },
  everyNewspaper: { fr: "Tous", ar: "الكل" },
  state: { fr: "État", ar: "الحالة" },
  closed: { fr: "Arrêtée", ar: "محصورة" },
  open: { fr: "Provisoire au", ar: "مؤقتة إلى غاية" },
} as const satisfies Record<string, Messages>;

/** The words of every document, in one language. */
export const wordsIn = (language: Language) => (name: keyof typeof texts) => texts[name][language];

import type { Language } from "@parution/contract/call";
import type { PaymentMethod } from "@parution/rules/payment";
import { paymentMethodOf } from "../orders/index.ts";
import type { Messages } from "../platform/http/index.ts";

const methods: Readonly<Record<PaymentMethod, Messages>> = {
  card: { fr: "Carte bancaire", ar: "بطاقة بنكية" },
  cashPartner: { fr: "Espèces en agence partenaire", ar: "نقدا في وكالة شريكة" },
  balance: { fr: "Solde", ar: "الرصيد" },
  onTerm: { fr: "À terme", ar: "أداء آجل" },
};

/** How something was paid, in words; null as long as it is not. */
export function paymentMethodLabel(code: number | null, language: Language): string | null {
  const method = paymentMethodOf(code);
  return method === null ? null : methods[method][language];
}

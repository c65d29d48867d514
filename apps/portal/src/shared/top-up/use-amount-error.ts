import { useLingui } from "@lingui/react/macro";
import { topUpRefusal, topUpRoom } from "@parution/rules/payment";
import { formatAmount } from "../formats/formats.ts";
import { useLanguage } from "../links/links.tsx";

/** Why an amount cannot be added to a balance, in words; null when it can. */
export function useAmountError(): (amount: number | null, balance: number) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  return (amount, balance) => {
    const room = topUpRoom(balance);
    if (room === 0) return t`Votre solde a atteint son maximum de 20 000 Dhs.`;
    const most = formatAmount(room, language);
    switch (topUpRefusal(amount ?? 0, balance)) {
      case null:
        return null;
      case "none":
        return t`Saisissez un montant, par exemple 500,00.`;
      case "above-highest":
        return t`Une recharge ne peut pas dépasser 20 000 Dhs.`;
      case "balance-full":
        return t`Votre solde ne peut pas dépasser 20 000 Dhs : ajoutez ${most} au plus.`;
    }
  };
}

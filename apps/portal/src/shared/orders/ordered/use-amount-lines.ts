import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { PriceLine } from "@parution/kit/price-summary";
import type { Recap } from "../use-recap.ts";
import type { Coupon } from "./amounts.tsx";

/** Lines that add up to an order's amount: copies, delivery, and a coupon's reduction. */
export function useAmountLines(): (recap: Recap, coupon: Coupon | null) => PriceLine[] {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centimes: number) => formatAmount(centimes, language);

  function copiesAndDelivery({ journal }: Recap): PriceLine[] {
    if (journal === null) return [];
    const { copies, unitPrice, deliveryPrice } = journal;
    return [
      {
        label: t`${copies} × ${money(unitPrice)}`,
        amount: money(copies * unitPrice),
      },
      ...(deliveryPrice > 0 ? [{ label: t`Livraison`, amount: money(deliveryPrice) }] : []),
    ];
  }

  /** Coupon that an earlier payment attempt applied to the total. */
  function takenCoupon({ couponPercent }: Recap): PriceLine[] {
    return couponPercent === null ? [] : [{ label: t`Coupon de ${couponPercent} % déduit` }];
  }

  function newCoupon(recap: Recap, { discountPercent, total: reduced }: Coupon): PriceLine[] {
    return [
      { label: t`Montant de la commande`, amount: money(recap.total) },
      {
        label: t`Coupon de ${discountPercent} %`,
        amount: `−${money(recap.total - reduced)}`,
      },
    ];
  }

  return (recap, coupon) => [
    ...copiesAndDelivery(recap),
    ...(coupon === null ? takenCoupon(recap) : newCoupon(recap, coupon)),
  ];
}

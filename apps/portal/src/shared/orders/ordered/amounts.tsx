import { useLingui } from "@lingui/react/macro";
import { type PriceLine, PriceSummary } from "@parution/kit/price-summary";
import { type PaymentMethod, splitOverBalances } from "@parution/rules/payment";
import { formatAmount } from "../../formats/formats.ts";
import { useLanguage } from "../../links/links.tsx";
import type { Recap } from "../use-recap.ts";

/** A coupon that the server accepted for this order. */
export interface Coupon {
  readonly code: string;
  readonly discountPercent: number;
  /** What the order then costs: centimes, tax included. */
  readonly total: number;
}

interface AmountsProps {
  recap: Recap;
  coupon: Coupon | null;
  /** How it is about to be paid; null once there is nothing to pay. */
  method: PaymentMethod | null;
}

/** What the order costs, what a coupon takes off, and what each balance gives. */
export function Amounts({ recap, coupon, method }: AmountsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const money = (centimes: number) => formatAmount(centimes, language);
  const total = coupon?.total ?? recap.total;
  const { free, paidIn } = splitOverBalances(total, recap);
  const steps = [
    ...copiesAndDelivery(recap),
    ...(coupon === null ? takenCoupon(recap) : newCoupon(recap, coupon)),
  ];
  return (
    <PriceSummary
      title={method === null ? t`Montant` : t`À payer`}
      steps={steps}
      split={[
        ...(coupon === null
          ? [
              { label: t`Montant HT`, amount: money(recap.exclTax) },
              { label: t`TVA 20 %`, amount: money(recap.tax) },
            ]
          : []),
        ...(method === "balance" && free > 0
          ? [
              { label: t`Sur le solde gratuit`, amount: money(free) },
              { label: t`Sur le solde`, amount: money(paidIn) },
            ]
          : []),
      ]}
      total={{ label: t`Total TTC`, amount: money(total) }}
      state="current"
      labels={{ pending: "", stale: "", unavailable: "" }}
    />
  );

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

  /** One that an earlier attempt to pay took into the total. */
  function takenCoupon({ couponPercent }: Recap): PriceLine[] {
    return couponPercent === null ? [] : [{ label: t`Coupon de ${couponPercent} % déduit` }];
  }

  function newCoupon(order: Recap, { discountPercent, total: reduced }: Coupon): PriceLine[] {
    return [
      { label: t`Montant de la commande`, amount: money(order.total) },
      {
        label: t`Coupon de ${discountPercent} %`,
        amount: `−${money(order.total - reduced)}`,
      },
    ];
  }
}

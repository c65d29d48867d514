import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { type PriceLine, PriceSummary } from "@parution/kit/price-summary";
import { type PaymentMethod, splitOverBalances } from "@parution/rules/payment";
import type { Recap } from "../use-recap.ts";

/** A coupon that the server accepted for this order. */
export interface Coupon {
  readonly code: string;
  readonly discountPercent: number;
  /** The order's new total: centimes, tax included. */
  readonly total: number;
}

interface AmountsProps {
  recap: Recap;
  coupon: Coupon | null;
  /** Chosen payment method; null once there is nothing to pay. */
  method: PaymentMethod | null;
}

/** Price of the order, reduction by a coupon, and amount from each balance. */
export function Amounts({ recap, coupon, method }: AmountsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const linesOf = useAmountLines();
  const money = (centimes: number) => formatAmount(centimes, language);
  const total = coupon?.total ?? recap.total;
  const { free, paidIn } = splitOverBalances(total, recap);
  const taxes = [
    { label: t`Montant HT`, amount: money(recap.exclTax) },
    { label: t`TVA 20 %`, amount: money(recap.tax) },
  ];
  const balances = [
    { label: t`Sur le solde gratuit`, amount: money(free) },
    { label: t`Sur le solde`, amount: money(paidIn) },
  ];
  return (
    <PriceSummary
      title={method === null || method === "onTerm" ? t`Montant` : t`À payer`}
      steps={linesOf(recap, coupon)}
      split={[
        ...(coupon === null ? taxes : []),
        ...(method === "balance" && free > 0 ? balances : []),
      ]}
      total={{ label: t`Total TTC`, amount: money(total) }}
      state="current"
      labels={{ pending: "", stale: "", unavailable: "" }}
    />
  );
}

/** Lines that add up to an order's amount: copies, delivery, and a coupon's reduction. */
function useAmountLines(): (recap: Recap, coupon: Coupon | null) => PriceLine[] {
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

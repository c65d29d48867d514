import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { PriceSummary } from "@parution/kit/price-summary";
import type { AdPrice } from "@parution/rules/price";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useOrder } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { priceOf } from "./price.ts";
import { useLineCount } from "./use-line-count.ts";
import { usePriceSteps } from "./use-price-steps.ts";

/** Price and its steps, at every keystroke; announced once it rests. */
export function LivePrice() {
  const { t } = useLingui();
  const language = useLanguage();
  const wordSteps = usePriceSteps();
  const { loading } = useOrder();
  const { price, perDate } = useLivePrice();
  const amount = (centimes: number) => formatAmount(centimes, language);
  const pending = loading.headings || loading.products || loading.canvases;
  return (
    <PriceSummary
      title={t`Prix`}
      state={price === null ? "unavailable" : pending ? "pending" : "current"}
      steps={price === null ? [] : wordSteps(price.steps)}
      total={{
        label: perDate ? t`Pour une parution, TTC` : t`Total TTC`,
        amount: price === null ? "" : amount(price.total),
        value: price?.total,
      }}
      split={
        price === null
          ? []
          : [
              { label: t`Total HT`, amount: amount(price.exclTax) },
              { label: t`TVA 20 %`, amount: amount(price.tax) },
            ]
      }
      labels={{
        pending: t`Calcul en cours`,
        stale: t`Montant à confirmer`,
        unavailable: t`Le prix s’affiche une fois la rubrique et le format choisis.`,
        difference: (centimes) =>
          centimes > 0 ? t`${amount(centimes)} de plus` : t`${amount(-centimes)} de moins`,
      }}
    />
  );
}

interface LivePrice {
  /** Null as long as the choices do not decide a price. */
  readonly price: AdPrice | null;
  /** True while no date is chosen: the price is then that of one publication. */
  readonly perDate: boolean;
}

/** Current price, computed in the browser. Renders the caller when the number of lines changes. */
export function useLivePrice(): LivePrice {
  const { control } = useFormContext<OrderValues>();
  const lines = useLineCount();
  const dates = useWatch({ control, name: "dates" });
  const { offer } = useOrder();
  const perDate = dates.length === 0;
  const count = perDate ? 1 : dates.length;
  const price = useMemo(() => priceOf(offer, lines, count), [offer, lines, count]);
  return { price, perDate };
}

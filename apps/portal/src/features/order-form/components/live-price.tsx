import { useLingui } from "@lingui/react/macro";
import { PriceSummary } from "@parution/kit/price-summary";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { usePriceSteps } from "../prices/use-price-steps.ts";
import { useOrder } from "./order-context.ts";
import { useLivePrice } from "./use-live-price.ts";

/** The price and how it comes about, at every keystroke; read aloud once it rests. */
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

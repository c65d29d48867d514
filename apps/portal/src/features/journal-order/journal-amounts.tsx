import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { PriceSummary } from "@parution/kit/price-summary";
import { useState } from "react";
import { useJournal } from "./use-journal-form.ts";

/** Price of the copies and their delivery, updated with every change. */
export function JournalAmounts() {
  const { t } = useLingui();
  const language = useLanguage();
  const { packageRate } = useJournal().offer;
  const { shown, state } = useShownPrice();
  const money = (centimes: number) => formatAmount(centimes, language);
  return (
    <PriceSummary
      title={t`Prix`}
      state={state}
      steps={
        shown === null
          ? []
          : [
              ...(packageRate === null ? [] : [{ label: packageRate.label }]),
              {
                label: t`${plural(shown.copies, { one: "# exemplaire", other: "# exemplaires" })} × ${money(shown.unit)}`,
                amount: money(shown.issues),
              },
              ...(shown.delivery > 0
                ? [{ label: t`Livraison`, amount: money(shown.delivery) }]
                : []),
            ]
      }
      total={{
        label: t`Total TTC`,
        amount: shown === null ? "" : money(shown.total),
        value: shown?.total,
      }}
      split={
        shown === null
          ? []
          : [
              { label: t`Total HT`, amount: money(shown.exclTax) },
              { label: t`TVA 20 %`, amount: money(shown.tax) },
            ]
      }
      labels={{
        pending: t`Calcul en cours`,
        stale: t`Montant à confirmer`,
        unavailable: t`Le prix s’affiche une fois les numéros choisis.`,
        difference: (centimes) =>
          centimes > 0 ? t`${money(centimes)} de plus` : t`${money(-centimes)} de moins`,
      }}
    />
  );
}

/**
 * The price, or the former one while a quantity is empty: without it the buttons below would move from under the press that
 * leaves the field.
 */
function useShownPrice() {
  const { values, offer } = useJournal();
  const { price } = offer;
  const counted = price !== null && price.copies > 0 ? price : null;
  const [former, setFormer] = useState(counted);
  const isNew = counted?.total !== former?.total || counted?.copies !== former?.copies;
  if (counted !== null && isNew) setFormer(counted);
  if (counted !== null) return { shown: counted, state: "current" } as const;
  const isEmptied = values.issues.length > 0 && former !== null;
  return isEmptied
    ? ({ shown: former, state: "stale" } as const)
    : ({ shown: null, state: "unavailable" } as const);
}

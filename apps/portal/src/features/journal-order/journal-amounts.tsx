import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { PriceSummary } from "@parution/kit/price-summary";
import { useJournal } from "./use-journal-form.ts";

/** What the copies and their delivery cost, at every change. */
export function JournalAmounts() {
  const { t } = useLingui();
  const language = useLanguage();
  const { price, packageRate } = useJournal().offer;
  const money = (centimes: number) => formatAmount(centimes, language);
  const counted = price !== null && price.copies > 0 ? price : null;
  return (
    <PriceSummary
      title={t`Prix`}
      state={counted === null ? "unavailable" : "current"}
      steps={
        counted === null
          ? []
          : [
              ...(packageRate === null ? [] : [{ label: packageRate.label }]),
              {
                label: t`${plural(counted.copies, { one: "# exemplaire", other: "# exemplaires" })} × ${money(counted.unit)}`,
                amount: money(counted.issues),
              },
              ...(counted.delivery > 0
                ? [{ label: t`Livraison`, amount: money(counted.delivery) }]
                : []),
            ]
      }
      total={{
        label: t`Total TTC`,
        amount: counted === null ? "" : money(counted.total),
        value: counted?.total,
      }}
      split={
        counted === null
          ? []
          : [
              { label: t`Total HT`, amount: money(counted.exclTax) },
              { label: t`TVA 20 %`, amount: money(counted.tax) },
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

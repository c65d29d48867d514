import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { formatMoney, MoneyField } from "@parution/kit/money-field";
import type { FormPart } from "./form-part.tsx";

/** Prices before tax of every heading, in centimes. */
export interface PriceValues {
  /** Price of a line in print, or of a day on the web. */
  unit: number | null;
  module: number | null;
  colourModule: number | null;
}

export const NO_PRICES: PriceValues = { unit: null, module: null, colourModule: null };

/** Least price, in centimes. */
const LEAST = 1;

export function priceFaults(values: PriceValues, isPrint: boolean): Record<string, string> {
  const names = isPrint ? (["unit", "module", "colourModule"] as const) : (["unit"] as const);
  const faults = names.flatMap((name) => {
    const price = values[name];
    if (price === null) return name === "colourModule" ? [] : [[name, "missing"]];
    return price < LEAST ? [[name, "small"]] : [];
  });
  return Object.fromEntries(faults);
}

/** Messages of the fields' faults. */
export function usePriceFaultTexts() {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const least = formatMoney(LEAST, locale);
  return { small: t`Au moins ${least} Dhs.` };
}

/** Prices as the calls take them. */
export const sentPrices = ({ unit, module, colourModule }: PriceValues, isPrint: boolean) => ({
  unit: unit ?? 0,
  ...(isPrint && { module: module ?? undefined, colourModule: colourModule ?? undefined }),
});

interface PriceFieldsProps {
  form: FormPart<PriceValues>;
  values: PriceValues;
  isPrint: boolean;
}

/** Prices of a line or a day, and of a module in print. */
export function PriceFields({ form, values, isPrint }: PriceFieldsProps) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const unreadable = t`Écrivez un montant, par exemple 16,00.`;
  const imprecise = t`Deux chiffres au plus après la virgule, et une espace entre les milliers : 1 250,00.`;
  const { small } = usePriceFaultTexts();
  const amount = (name: keyof PriceValues) => ({
    locale,
    unit: t`Dhs`,
    error: form.errorOf(name),
    minValue: LEAST,
    value: values[name],
    onChange: (value: number | null) => form.change(name, value),
    labels: { unreadable, imprecise, tooSmall: () => small, tooLarge: () => unreadable },
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <MoneyField {...amount("unit")} label={isPrint ? t`La ligne` : t`La parution`} />
      {isPrint && (
        <>
          <MoneyField {...amount("module")} label={t`Le module`} />
          <MoneyField
            {...amount("colourModule")}
            label={t`Le module en couleur`}
            note={t`facultatif`}
          />
        </>
      )}
    </div>
  );
}

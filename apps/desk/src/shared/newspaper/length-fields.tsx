import { useLingui } from "@lingui/react/macro";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { NumberField } from "@parution/kit/number-field";
import { PAGE_LIMITS } from "@parution/rules/publication";
import type { FormPart } from "./form-part.tsx";

/** Lengths of a page, in millimetres. */
export interface LengthValues {
  height: number;
  columns: number;
  gutter: number;
}

export const LENGTHS = ["height", "columns", "gutter"] as const satisfies (keyof LengthValues)[];

interface LengthFieldsProps {
  form: FormPart<LengthValues>;
  values: LengthValues;
}

/** Height, columns and gutter of a page; a field that is emptied keeps its number. */
export function LengthFields({ form, values }: LengthFieldsProps) {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const steps = { decrement: t`Diminuer`, increment: t`Augmenter` };
  const number = (name: keyof LengthValues) => ({
    value: values[name],
    onChange: (value: number | null) => value !== null && form.change(name, value),
    error: form.errorOf(name),
    minValue: PAGE_LIMITS[name].least,
    maxValue: PAGE_LIMITS[name].most,
    step: 1,
    labels: steps,
    locale,
  });
  return (
    <>
      <NumberField label={t`Hauteur de la page, en millimètres`} {...number("height")} />
      <NumberField label={t`Colonnes`} {...number("columns")} />
      <NumberField label={t`Gouttière, en millimètres`} {...number("gutter")} />
    </>
  );
}

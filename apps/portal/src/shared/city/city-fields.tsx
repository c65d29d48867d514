import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Combobox } from "@parution/kit/combobox";
import { TextField } from "@parution/kit/text-field";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { use, useMemo } from "react";
import { useErrorText } from "../api/error-text.ts";
import { messagesOf } from "../i18n/catalogs.ts";
import { useLanguage } from "../links/links.tsx";
import { useCities } from "./use-cities.ts";

/** A city of the list; or, with 0, one that has a name of its own. */
export interface CityChoice {
  readonly cityId: number | null;
  readonly otherCity: string;
}

interface CityFieldsProps {
  value: CityChoice;
  onChange: (value: CityChoice) => void;
  /** What is wrong with the city, and with the name of another one. */
  errors: { readonly cityId?: string | undefined; readonly otherCity?: string | undefined };
  /** Whether a city is needed at all; `true` by default. The name of another one always is. */
  required?: boolean;
}

/** One of the cities, found by typing; the free text stands beside «another city» alone (specification 2, point 5). */
export function CityFields({ value, onChange, errors, required = true }: CityFieldsProps) {
  use(messagesOf(useLanguage(), "shared/city"));
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data: cities, error, isLoading } = useCities();
  const options = useMemo(
    () => (cities ?? []).map(({ id, label }) => ({ value: String(id), label })),
    [cities],
  );
  return (
    <>
      <Combobox
        name="cityId"
        label={t`Ville`}
        options={options}
        loading={isLoading}
        required={required}
        value={value.cityId === null ? null : String(value.cityId)}
        onChange={(chosen) =>
          onChange({ ...value, cityId: chosen === null ? null : Number(chosen) })
        }
        error={error && cities === undefined ? errorText(error) : errors.cityId}
        texts={{
          list: t`Villes`,
          show: t`Voir les villes`,
          clear: t`Effacer la ville`,
          count: (count) => t`${plural(count, { one: "# ville", other: "# villes" })}`,
          more: (count) => t`${plural(count, { one: "# autre ville", other: "# autres villes" })}`,
          none: (text) => t`Aucune ville ne correspond à « ${text} »`,
          empty: t`Aucune ville`,
          loading: t`Chargement des villes`,
        }}
      />
      {value.cityId === ANOTHER_CITY && (
        <TextField
          name="otherCity"
          label={t`Autre ville`}
          required
          dir="auto"
          autoComplete="address-level2"
          value={value.otherCity}
          onChange={({ target }) => onChange({ ...value, otherCity: target.value })}
          error={errors.otherCity}
        />
      )}
    </>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { readCities } from "@parution/contract/lazy/catalogue";
import { Combobox } from "@parution/kit/combobox";
import { TextField } from "@parution/kit/text-field";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { use, useMemo } from "react";

/** A city of the list; 0 with a name for any other. */
interface CityChoice {
  readonly cityId: number | null;
  readonly otherCity: string;
}

interface CityFieldsProps {
  value: CityChoice;
  onChange: (value: CityChoice) => void;
  /** Errors of the city, and of the name of another one. */
  errors: { readonly cityId?: string | undefined; readonly otherCity?: string | undefined };
  /** Requires a city; `true` by default. The name of another city is always required. */
  required?: boolean;
}

/** City by autocompletion; the free text is shown for «another city» alone. */
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
        items={options}
        isPending={isLoading}
        pendingLabel={t`Chargement des villes`}
        required={required}
        value={value.cityId === null ? null : String(value.cityId)}
        onChange={(chosen) =>
          onChange({ ...value, cityId: chosen === null ? null : Number(chosen) })
        }
        error={error && cities === undefined ? errorText(error) : errors.cityId}
        labels={{
          list: t`Villes`,
          show: t`Voir les villes`,
          clear: t`Effacer la ville`,
          count: (count) => t`${plural(count, { one: "# ville", other: "# villes" })}`,
          more: (count) => t`${plural(count, { one: "# autre ville", other: "# autres villes" })}`,
          none: (text) => t`Aucune ville ne correspond à « ${text} »`,
          empty: t`Aucune ville`,
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

/** Cities in the page's language, «another city» last; they do not change while the page is open. */
const useCities = () =>
  useRead(readCities, { query: {} }, { revalidateOnFocus: false, revalidateIfStale: false });

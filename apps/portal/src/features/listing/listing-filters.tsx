import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formSearch } from "@parution/app/lists/list-filter.ts";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import { FilterBar } from "@parution/kit/filter-bar";
import { SearchIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import {
  type ListingFilter,
  listingFields,
  listingFilterOf,
} from "../../shared/notices/listing-address.ts";
import { useActiveFilters } from "./use-active-filters.ts";
import type { Listing } from "./use-notices.ts";
import { useResultCount } from "./use-result-count.ts";

interface ListingFiltersProps {
  answer: Listing;
  filter: ListingFilter;
  isLoading: boolean;
  /** The address of the whole list. */
  action: string;
  onNarrow: (filter: ListingFilter) => void;
}

/** The form that narrows the list, what narrows it now, and how many notices are left. */
export function ListingFilters(props: ListingFiltersProps) {
  const { answer, filter, isLoading, action, onNarrow } = props;
  const { t } = useLingui();
  return (
    <FilterBar
      label={t`Filtrer les annonces`}
      active={useActiveFilters(answer.choices, filter, onNarrow)}
      onClear={() => onNarrow({})}
      result={useResultCount(answer.info.total)}
      submit={{
        label: t`Rechercher`,
        action,
        isPending: isLoading,
        pendingLabel: t`Recherche en cours`,
        onSubmit: (fields) => onNarrow(listingFilterOf(formSearch(fields))),
      }}
      labels={{
        toggle: (count) =>
          count === 0
            ? t`Rechercher et filtrer`
            : t`${plural(count, { one: "# filtre en place", other: "# filtres en place" })}`,
        active: t`Filtres en place`,
        remove: t`Retirer le filtre`,
        clear: t`Tout effacer`,
      }}
    >
      <FilterFields choices={answer.choices} filter={filter} />
    </FilterBar>
  );
}

function FilterFields({ choices, filter }: { choices: Listing["choices"]; filter: ListingFilter }) {
  const { t } = useLingui();
  const lists = [
    ["subheadingId", t`Catégorie`, t`Toutes`, choices.subheadings],
    ["typeId", t`Type`, t`Tous`, choices.types],
    ["cityId", t`Ville`, t`Toutes`, choices.cities],
  ] as const;
  return (
    <>
      <TextField
        type="search"
        name={listingFields.search}
        label={t`Mots recherchés`}
        icon={<SearchIcon />}
        maxLength={LONGEST_SEARCH}
        defaultValue={filter.search ?? ""}
        autoComplete="off"
        enterKeyHint="search"
      />
      {lists.map(([name, label, all, offered]) => (
        <ChoiceField
          key={name}
          name={listingFields[name]}
          label={label}
          all={all}
          choices={offered}
          chosen={filter[name]}
        />
      ))}
    </>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** Narrows nothing. */
  all: string;
  choices: Listing["choices"]["cities"];
  chosen: number | undefined;
}

/** One choice of many; no field at all where there is nothing to choose. */
function ChoiceField({ name, label, all, choices, chosen }: ChoiceFieldProps) {
  if (choices.length === 0) return null;
  const options = choices.map((choice) => ({ value: String(choice.id), label: choice.label }));
  return (
    <Select
      name={name}
      label={label}
      items={[{ value: "", label: all }, ...options]}
      defaultValue={chosen === undefined ? "" : String(chosen)}
    />
  );
}

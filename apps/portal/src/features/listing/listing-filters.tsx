import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formSearch } from "@parution/app/lists/list-filter.ts";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import { FilterBar, type FilterBarProps } from "@parution/kit/filter-bar";
import { SearchIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import {
  type ListingFilter,
  listingFields,
  listingFilterOf,
} from "../../shared/notices/listing-address.ts";
import type { Listing } from "./listing.data.ts";

type Choices = Listing["choices"];

interface ListingFiltersProps {
  answer: Listing;
  filter: ListingFilter;
  isLoading: boolean;
  /** The address of the whole list. */
  action: string;
  onNarrow: (filter: ListingFilter) => void;
}

/** Filter form of the list, the active filters and the number of results. A native GET form: it works before scripts run. */
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

function FilterFields({ choices, filter }: { choices: Choices; filter: ListingFilter }) {
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
  /** Label of the choice without restriction. */
  all: string;
  choices: Choices["cities"];
  chosen: number | undefined;
}

/** Select of one filter; renders nothing without choices. */
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

/** Labels of the active filters, each removable. */
export function useActiveFilters(
  { subheadings, types, cities }: Choices,
  filter: ListingFilter,
  onNarrow: (filter: ListingFilter) => void,
): FilterBarProps["active"] {
  const { t } = useLingui();
  const words: Record<keyof ListingFilter, string | undefined> = {
    search: filter.search === undefined ? undefined : t`« ${filter.search} »`,
    subheadingId: labelOf(subheadings, filter.subheadingId, t`Catégorie inconnue`),
    typeId: labelOf(types, filter.typeId, t`Type inconnu`),
    cityId: labelOf(cities, filter.cityId, t`Ville inconnue`),
  };
  return (["search", "subheadingId", "typeId", "cityId"] as const).flatMap((id) => {
    const label = words[id];
    if (label === undefined) return [];
    const { [id]: _removed, ...others } = filter;
    return [{ id, label, onRemove: () => onNarrow(others) }];
  });
}

/** Label of a chosen entry; an id that the heading does not have still filters, without results. */
function labelOf(choices: Choices["cities"], chosen: number | undefined, unknown: string) {
  if (chosen === undefined) return undefined;
  return choices.find(({ id }) => id === chosen)?.label ?? unknown;
}

/** Number of results in words; null: more than are counted. */
export function useResultCount(total: number | null): string {
  const { t } = useLingui();
  if (total === null) return t`Des milliers d’annonces`;
  return t`${plural(total, { one: "# annonce", other: "# annonces" })}`;
}

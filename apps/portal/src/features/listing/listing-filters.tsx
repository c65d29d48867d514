import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { LONGEST_SEARCH } from "@parution/contract/limits";
import { FilterBar, type FilterBarProps } from "@parution/kit/filter-bar";
import { SearchIcon } from "@parution/kit/icon";
import { Select, type SelectProps } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { type ListingFilter, listingFields } from "../../shared/published-ads/listing-address.ts";
import type { Listing } from "./listing.data.ts";
import { useListingSearch } from "./use-listing-search.ts";

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
  const form = useListingSearch(filter, onNarrow);
  const active = useActiveFilters(answer.choices, filter, onNarrow);
  return (
    <FilterBar
      label={t`Filtrer les annonces`}
      active={active}
      onClear={() => onNarrow({})}
      result={useResultCount(answer.info.total)}
      submit={{
        label: t`Rechercher`,
        action,
        isPending: isLoading,
        pendingLabel: t`Recherche en cours`,
        onSubmit: () => void form.submit(),
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
      <FilterFields form={form} filter={filter} active={active} choices={answer.choices} />
    </FilterBar>
  );
}

interface FilterFieldsProps {
  form: ReturnType<typeof useListingSearch>;
  choices: Choices;
  filter: ListingFilter;
  active: FilterBarProps["active"];
}

function FilterFields({ form, choices, filter, active }: FilterFieldsProps) {
  const { t } = useLingui();
  const lists = [
    ["subheadingId", t`Catégorie`, t`Toutes`, choices.subheadings],
    ["typeId", t`Type`, t`Tous`, choices.types],
    ["cityId", t`Ville`, t`Toutes`, choices.cities],
  ] as const;
  return (
    <>
      <TextField
        {...form.field(listingFields.search)}
        type="search"
        label={t`Mots recherchés`}
        icon={<SearchIcon />}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
      />
      {lists.map(([name, label, all, offered]) => (
        <ChoiceField
          key={name}
          {...form.field(listingFields[name])}
          label={label}
          all={all}
          choices={offered}
          chosen={filter[name]}
          chosenLabel={active.find(({ id }) => id === name)?.label}
        />
      ))}
    </>
  );
}

interface ChoiceFieldProps extends Omit<SelectProps, "items"> {
  /** Label of the choice without restriction. */
  all: string;
  choices: Choices["cities"];
  /** Choice in place, which may be none of the heading's. */
  chosen: number | undefined;
  chosenLabel: string | undefined;
}

/** Select of one filter; renders nothing without choices. */
function ChoiceField({ all, choices, chosen, chosenLabel, ...select }: ChoiceFieldProps) {
  const items = choices.map(({ id, label }) => ({ value: String(id), label }));
  if (chosenLabel !== undefined && !choices.some(({ id }) => id === chosen))
    items.push({ value: String(chosen), label: chosenLabel });
  if (items.length === 0) return null;
  return <Select {...select} items={[{ value: "", label: all }, ...items]} />;
}

/** Labels of the active filters, each removable. */
function useActiveFilters(
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

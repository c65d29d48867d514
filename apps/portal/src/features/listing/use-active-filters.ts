import { useLingui } from "@lingui/react/macro";
import type { FilterBarProps } from "@parution/kit/filter-bar";
import type { ListingFilter } from "../../shared/notices/listing-address.ts";
import type { Listing } from "./use-notices.ts";

type Choices = Listing["choices"];

/** What narrows the list now, in words, each of which can be taken away. */
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

/** An id of another list than the heading's narrows nevertheless: to nothing. */
function labelOf(choices: Choices["cities"], chosen: number | undefined, unknown: string) {
  if (chosen === undefined) return undefined;
  return choices.find(({ id }) => id === chosen)?.label ?? unknown;
}

import { startTransition, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useLink, useSearch } from "../links/links.tsx";
import { filterOf, type ListFilter, pageOf, searchOf } from "./list-filter.ts";

/** How a list's filter stands in its address. */
interface FilterAddress<Filter> {
  readonly read: (search: URLSearchParams) => Filter;
  /** Empty for an empty filter, else with its question mark. */
  readonly write: (filter: Filter) => string;
}

/** Page and filter of the list at `path`, which the address carries, the addresses of others, and how forms read one. */
export function useFilterPlace<Filter>(path: string, { read, write }: FilterAddress<Filter>) {
  const link = useLink();
  const filter = read(useSearch());
  const page = pageOf(useParams().page);
  const address = (number: number, narrowed: Filter) =>
    `${link(number === 1 ? path : `${path}/pg=${number}`)}${write(narrowed)}`;
  const isNarrowed = write(filter) !== "";
  return { page, filter, address, read, isNarrowed, ...useNarrowing(filter, write, address) };
}

/** Narrows a list by leading to the first page of what its form asks for. */
export function useNarrowing<Filter>(
  filter: Filter,
  write: (filter: Filter) => string,
  address: (page: number, filter: Filter) => string,
) {
  const navigate = useNavigate();
  const current = write(filter);
  const [asked, setAsked] = useState(current);

  /** The form that asked keeps its fields and the focus; one that the address overtakes starts afresh. */
  const formKey = asked === current ? "asked" : current;
  const narrow = (narrowed: Filter) => {
    startTransition(() => {
      setAsked(write(narrowed));
      void navigate(address(1, narrowed));
    });
  };
  return { formKey, narrow };
}

/** As {@link useFilterPlace}, of a list that is narrowed by reference, days and one of `statuses`. */
export const useListPlace = <Status extends string>(path: string, statuses: readonly Status[]) =>
  useFilterPlace<ListFilter<Status>>(path, {
    read: (search) => filterOf(search, statuses),
    write: searchOf,
  });

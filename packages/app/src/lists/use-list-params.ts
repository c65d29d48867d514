import { startTransition, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useLink, useSearch } from "../links/links.tsx";
import {
  type FilterValues,
  filterOf,
  type ListFilter,
  pageOf,
  parseFilter,
  searchOf,
} from "./list-filter.ts";

/** Parsers and serialiser of a list's filter in the query. */
interface FilterAddress<Filter> {
  readonly read: (search: URLSearchParams) => Filter;
  /** Parser of a form's values. */
  readonly parse: (values: FilterValues) => Filter;
  /** Query with its question mark; empty for an empty filter. */
  readonly write: (filter: Filter) => string;
}

/** Page and filter of the list at `path`, from the address, with the addresses of other pages and filters. */
export function useFilterParams<Filter>(
  path: string,
  { read, parse, write }: FilterAddress<Filter>,
) {
  const link = useLink();
  const filter = read(useSearch());
  const page = pageOf(useParams().page);
  const address = (number: number, narrowed: Filter) =>
    `${link(number === 1 ? path : `${path}/pg=${number}`)}${write(narrowed)}`;
  const isNarrowed = write(filter) !== "";
  return { page, filter, address, parse, isNarrowed, ...useNarrowing(filter, write, address) };
}

/** Filters a list by navigating to the first page of the result. */
function useNarrowing<Filter>(
  filter: Filter,
  write: (filter: Filter) => string,
  address: (page: number, filter: Filter) => string,
) {
  const navigate = useNavigate();
  const current = write(filter);
  const [submitted, setSubmitted] = useState(current);

  /** React key of the form: it keeps its state after its own submission and is reset by any other navigation. */
  const formKey = submitted === current ? "submitted" : current;
  const narrow = (narrowed: Filter) => {
    startTransition(() => {
      setSubmitted(write(narrowed));
      void navigate(address(1, narrowed));
    });
  };
  return { formKey, narrow };
}

/** Variant of {@link useFilterParams} for a list with the filters reference, days and one of `statuses`. */
export const useListParams = <Status extends string>(path: string, statuses: readonly Status[]) =>
  useFilterParams<ListFilter<Status>>(path, {
    read: (search) => filterOf(search, statuses),
    parse: (values) => parseFilter(values, statuses),
    write: searchOf,
  });

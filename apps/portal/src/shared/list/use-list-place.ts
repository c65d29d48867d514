import { startTransition, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useLink, useSearch } from "../links/links.tsx";
import { filterOf, type ListFilter, pageOf, searchOf } from "./list-filter.ts";

/** Page and filter of the list at `path`, which the address carries, and the addresses of others. */
export function useListPlace<Status extends string>(path: string, statuses: readonly Status[]) {
  const link = useLink();
  const navigate = useNavigate();
  const filter = filterOf(useSearch(), statuses);
  const page = pageOf(useParams().page);
  const current = searchOf(filter);
  const [asked, setAsked] = useState(current);

  const address = (number: number, narrowed: ListFilter<Status>) =>
    `${link(number === 1 ? path : `${path}/pg=${number}`)}${searchOf(narrowed)}`;

  /** The form that asked keeps its fields and the focus; one that the address overtakes starts afresh. */
  const formKey = asked === current ? "asked" : current;
  const narrow = (narrowed: ListFilter<Status>) => {
    startTransition(() => {
      setAsked(searchOf(narrowed));
      void navigate(address(1, narrowed));
    });
  };
  return { page, filter, address, formKey, narrow };
}

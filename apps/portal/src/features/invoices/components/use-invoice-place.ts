import { startTransition, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useLink, useSearch } from "../../../shared/links/links.tsx";
import { pageOf } from "../../../shared/list/list-filter.ts";
import { type InvoiceFilter, invoiceFilterOf, invoiceSearchOf } from "../model/invoice-filter.ts";

/** Page and filter of the list, which the address carries, and the addresses of others. */
export function useInvoicePlace() {
  const link = useLink();
  const navigate = useNavigate();
  const filter = invoiceFilterOf(useSearch());
  const page = pageOf(useParams().page);
  const current = invoiceSearchOf(filter);
  const [asked, setAsked] = useState(current);

  const address = (number: number, narrowed: InvoiceFilter) =>
    `${link(number === 1 ? "/mes-factures" : `/mes-factures/pg=${number}`)}${invoiceSearchOf(narrowed)}`;

  /** The form that asked keeps its fields and the focus; one that the address overtakes starts afresh. */
  const formKey = asked === current ? "asked" : current;
  const narrow = (narrowed: InvoiceFilter) => {
    startTransition(() => {
      setAsked(invoiceSearchOf(narrowed));
      void navigate(address(1, narrowed));
    });
  };
  return { page, filter, address, formKey, narrow };
}

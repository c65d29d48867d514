import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useEffect, useRef } from "react";
import {
  type ListingFilter,
  type listingFields,
  listingFilterOf,
  listingSearchOf,
} from "../../shared/published-ads/listing-address.ts";

/** Name of a field, and of its query parameter. */
type ListingField = (typeof listingFields)[keyof typeof listingFields];

/** Field values; blank for no restriction. */
type ListingValues = Record<ListingField, string>;

/**
 * Form of a search in the public list. Its fields follow the filter of the address, however that changes, and are
 * submitted by the browser itself before scripts run.
 */
export function useListingSearch(filter: ListingFilter, onSearch: (filter: ListingFilter) => void) {
  const address = listingSearchOf(filter);
  const shown = useRef(address);
  const form = useAppForm<ListingValues>({
    defaultValues: valuesOf(address),
    faultsOf: () => ({}),
    onSubmit: async (values) => {
      const listingFilter = listingFilterOf(new URLSearchParams(values));
      shown.current = listingSearchOf(listingFilter);
      onSearch(listingFilter);
    },
  });
  const { reset } = form;
  useEffect(() => {
    // Not after its own submission: the user may be typing again.
    if (shown.current === address) return;
    shown.current = address;
    reset(valuesOf(address));
  }, [address, reset]);
  return {
    ...form,
    /** Props of a native field, with the value that the server renders. */
    field: (name: ListingField) => ({
      ...form.field(name),
      defaultValue: valuesOf(address)[name],
    }),
  };
}

const blank: ListingValues = { recherche: "", categorie: "", type: "", ville: "" };

/** Values of the fields at a query of {@link listingSearchOf}. */
const valuesOf = (address: string): ListingValues => ({
  ...blank,
  ...Object.fromEntries(new URLSearchParams(address)),
});

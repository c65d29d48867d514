import { useLingui } from "@lingui/react/macro";
import { useLanguage, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import {
  type ListingFilter,
  listingPath,
  listingSearchOf,
} from "../../shared/published-ads/listing-address.ts";
import { NewspaperLinks } from "../../shared/published-ads/newspaper-choice.tsx";
import type { Listing } from "./listing.data.ts";

interface ListingNewspapersProps {
  answer: Listing;
  filter: ListingFilter;
}

/** The same search in all newspapers and in each, with the number of its results there. */
export function ListingNewspapers({ answer, filter }: ListingNewspapersProps) {
  const { t } = useLingui();
  const { supportSlug } = usePageLocation();
  const addressIn = useAddressInNewspaper(answer, filter);
  const counts = answer.supports.map(({ count }) => count);
  const all = {
    label: t`Tous les journaux`,
    href: addressIn(null),
    isCurrent: supportSlug === null,
    count: totalOf(counts),
  };
  const each = answer.supports.map(({ label, slug, count }) => ({
    label,
    href: addressIn(slug),
    isCurrent: supportSlug === slug,
    count,
  }));
  return <NewspaperLinks links={[all, ...each]} />;
}

/** Addresses of the first page of the same search in a newspaper; in all of them for null. */
export function useAddressInNewspaper({ heading }: Listing, filter: ListingFilter) {
  const language = useLanguage();
  const page = listingPath({ slug: heading?.slug ?? null, page: 1 });
  return (supportSlug: string | null) =>
    `${joinPath({ language, supportSlug }, page)}${listingSearchOf(filter)}`;
}

/** Null where one of them is not known. */
export const totalOf = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>(
    (sum, count) => (sum === null || count === null ? null : sum + count),
    0,
  );

import { useLingui } from "@lingui/react/macro";
import { usePageLocation } from "@parution/app/links/links.tsx";
import { breadcrumbs, pageList } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import {
  type ListingFilter,
  type ListingPlace,
  listingPath,
  listingSearchOf,
  publishedAdPath,
} from "../../shared/published-ads/listing-address.ts";
import { usePlaces } from "../../shared/published-ads/use-places.ts";
import type { Listing } from "./listing.data.ts";
import { useResultCount } from "./listing-filters.tsx";

interface ListingHeadProps {
  answer: Listing;
  place: ListingPlace;
  filter: ListingFilter;
}

/** Metadata of the list: a category has a canonical address of its own, a search has none. */
export function ListingHead({ answer, place, filter }: ListingHeadProps) {
  const { t } = useLingui();
  const count = useResultCount(answer.info.total);
  const category = answer.choices.subheadings.find(({ id }) => id === filter.subheadingId);
  const heading = answer.heading?.label ?? t`Toutes les annonces`;
  const places = usePlaces({ heading: answer.heading, subheading: category ?? null });
  const name = category === undefined ? heading : t`${category.label}, ${heading}`;
  const { subheadingId: _own, ...narrowing } = filter;
  const canonical = `${listingPath(place)}${listingSearchOf(category === undefined ? {} : { subheadingId: category.id })}`;
  return (
    <PageHead
      title={place.page === 1 ? name : t`${name}, page ${place.page}`}
      description={t`${name} : ${count} en ligne, avec leur date de parution, leur ville et leur texte complet.`}
      canonical={canonical}
      newspaper={usePageLocation().supportSlug}
      indexed={Object.keys(narrowing).length === 0 && answer.publishedAds.length > 0}
      jsonLd={
        import.meta.env.SSR
          ? (url) => [
              pageList(
                url,
                answer.publishedAds.map((publishedAd) => ({
                  name: publishedAd.title,
                  path: publishedAdPath(publishedAd),
                })),
              ),
              breadcrumbs(url, places),
            ]
          : undefined
      }
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { useShownPage } from "@parution/app/lists/shown-page.ts";
import { Skeleton } from "@parution/kit/skeleton";
import { Navigate } from "react-router";
import type { ListingPlace } from "../../shared/published-ads/listing-address.ts";
import { useListingFilter, useListingPlace, usePublishedAds } from "./listing.data.ts";
import { ListingFilters } from "./listing-filters.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingTitle } from "./listing-title.tsx";
import { OtherHeadings } from "./other-headings.tsx";
import { Results } from "./results.tsx";

/** Published ads of a heading, or of all headings. */
export default function ListingPage() {
  const link = useLink();
  const place = useListingPlace();
  return place === null ? <Navigate to={link("/404")} replace /> : <ListingAt place={place} />;
}

function ListingAt({ place }: { place: ListingPlace }) {
  const { t } = useLingui();
  const link = useLink();
  const { filter, address, narrow } = useListingFilter(place.slug);
  const list = usePublishedAds(place, filter);
  const { answer, loading } = useShownPage(list);
  const { error } = list;
  if (error?.status === 404) return <Navigate to={link("/404")} replace />;
  const failure = error !== undefined && (
    <ReadFailure
      title={t`Les annonces ne peuvent pas être affichées`}
      error={error}
      isBesideOld={answer !== undefined}
      onRetry={() => void list.mutate()}
    />
  );
  if (answer === undefined) return failure || <ListingSkeleton />;
  const resetHref = address(1, {});
  const hrefFor = (page: number) => address(page, filter);
  return (
    <div className="flex flex-col gap-8">
      <ListingHead answer={answer} place={place} filter={filter} />
      <ListingTitle answer={answer} filter={filter} />
      <ListingFilters
        // Another heading offers other choices: what was chosen and not sent does not go along.
        key={place.slug}
        answer={answer}
        filter={filter}
        isLoading={loading}
        action={resetHref}
        onNarrow={narrow}
      />
      {failure}
      <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <Results {...{ answer, place, filter, hrefFor, resetHref, loading }} />
        <OtherHeadings current={answer.heading?.id} />
      </div>
    </div>
  );
}

/** Placeholder of the list while it loads. */
function ListingSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement des annonces`} className="flex flex-col gap-8">
      <Skeleton shape="title" />
      <Skeleton className="h-20 max-w-none" />
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="h-32 max-w-none" />
      ))}
    </div>
  );
}

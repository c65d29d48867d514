import { useLingui } from "@lingui/react/macro";
import { Navigate } from "react-router";
import { useLink } from "../../shared/links/links.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { useShownPage } from "../../shared/list/shown-page.ts";
import type { ListingPlace } from "../../shared/notices/listing-address.ts";
import { useNotices } from "./api/use-notices.ts";
import { ListingFilters } from "./components/listing-filters.tsx";
import { ListingHead } from "./components/listing-head.tsx";
import { ListingSkeleton } from "./components/listing-skeleton.tsx";
import { ListingTitle } from "./components/listing-title.tsx";
import { OtherHeadings } from "./components/other-headings.tsx";
import { Results } from "./components/results.tsx";
import { useListingFilter, useListingPlace } from "./model/use-listing-place.ts";

/** The notices of a heading, or of all, as anybody may read them (specification 2, point 2). */
export default function ListingPage() {
  const link = useLink();
  const place = useListingPlace();
  return place === null ? <Navigate to={link("/404")} replace /> : <ListingAt place={place} />;
}

function ListingAt({ place }: { place: ListingPlace }) {
  const { t } = useLingui();
  const link = useLink();
  const { filter, address, formKey, narrow } = useListingFilter(place.slug);
  const list = useNotices(place, filter);
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
        key={formKey}
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

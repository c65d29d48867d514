import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { useShownPage } from "@parution/app/lists/shown-page.ts";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Breadcrumbs } from "@parution/kit/breadcrumbs";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { Navigate } from "react-router";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import {
  type ListingFilter,
  type ListingPlace,
  listingPath,
} from "../../shared/published-ads/listing-address.ts";
import { useCrumbs, usePlaces } from "../../shared/published-ads/use-places.ts";
import { useNamedHeadings } from "../../shared/support/use-supports.ts";
import {
  type Listing,
  useListingFilter,
  useListingPlace,
  usePublishedAds,
} from "./listing.data.ts";
import { ListingFilters } from "./listing-filters.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingNewspapers } from "./listing-newspapers.tsx";
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
        <Results
          answer={answer}
          place={place}
          filter={filter}
          hrefFor={hrefFor}
          resetHref={resetHref}
          loading={loading}
        />
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

/** Title and breadcrumbs of the list, with a link to order an ad. */
function ListingTitle({ answer, filter }: { answer: Listing; filter: ListingFilter }) {
  const { heading } = answer;
  const { t } = useLingui();
  const link = useLink();
  const order = useOrderEntry();
  const above = usePlaces({ heading }).slice(0, -1);
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumbs label={t`Vous êtes ici`} items={useCrumbs(above)} />
      <PageTitle
        variant="display"
        aside={
          <ButtonLink variant="primary" href={link(order.page)}>
            <PlusIcon />
            {t`Passer une annonce`}
          </ButtonLink>
        }
      >
        {heading?.label ?? t`Toutes les annonces`}
      </PageTitle>
      <ListingNewspapers answer={answer} filter={filter} />
    </div>
  );
}

/** Other headings of the newspaper, or of all, each with its number of published ads. */
function OtherHeadings({ current }: { current: number | undefined }) {
  const { t } = useLingui();
  const link = useLink();
  const headings = useNamedHeadings();
  if (headings.length === 0) return null;
  return (
    <nav
      aria-label={t`Rubriques`}
      className="flex flex-col gap-3 lg:sticky lg:top-24 lg:self-start"
    >
      <h2 className="text-body-sm font-semibold text-fg-muted">{t`Rubriques`}</h2>
      <ul className="flex flex-col">
        {headings.map(({ id, label, slug, adCount }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 text-body-sm"
          >
            <Link
              variant="standalone"
              href={link(listingPath({ slug, page: 1 }))}
              aria-current={id === current ? "page" : undefined}
              className="aria-[current]:font-semibold aria-[current]:text-fg"
            >
              {label}
            </Link>
            <span className="text-fg-muted tabular-nums">{adCount}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

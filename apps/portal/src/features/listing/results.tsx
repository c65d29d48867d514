import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { usePageLocation } from "@parution/app/links/links.tsx";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { SearchIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import type { ListingFilter, ListingPlace } from "../../shared/published-ads/listing-address.ts";
import { PublishedAdEntry } from "../../shared/published-ads/published-ad-entry.tsx";
import type { Listing } from "./listing.data.ts";
import { totalOf, useAddressInNewspaper } from "./listing-newspapers.tsx";

interface ResultsProps {
  answer: Listing;
  place: ListingPlace;
  filter: ListingFilter;
  hrefFor: (page: number) => string;
  /** The address of the whole list. */
  resetHref: string;
  /** Another page is being loaded. */
  loading: boolean;
}

/** Page of ads, with a pager. An empty list shows the server's message. */
export function Results({ answer, place, filter, hrefFor, resetHref, loading }: ResultsProps) {
  const { t } = useLingui();
  const { supportSlug } = usePageLocation();
  const { publishedAds, info, heading } = answer;
  const newspapers = new Map(answer.supports.map(({ id, label }) => [id, label]));
  if (publishedAds.length === 0)
    return <NoResults answer={answer} filter={filter} resetHref={resetHref} />;
  return (
    <section aria-label={t`Annonces trouvées`} className="flex min-w-0 flex-col gap-10">
      <ul className="flex flex-col gap-7" aria-busy={loading}>
        {publishedAds.map((publishedAd) => (
          <li key={publishedAd.id}>
            <PublishedAdEntry
              publishedAd={publishedAd}
              layout="row"
              lines={2}
              headingLevel={2}
              tellsHeading={heading === null}
              newspaper={supportSlug === null ? newspapers.get(publishedAd.supportId) : undefined}
            />
          </li>
        ))}
      </ul>
      <Pager
        label={t`Pages des annonces`}
        page={place.page}
        hasNext={info.next !== null}
        hrefFor={hrefFor}
        labels={{ previous: t`Précédent`, next: t`Suivant` }}
        position={t`Page ${place.page}`}
        isPending={loading}
        pendingLabel={t`Chargement`}
      />
    </section>
  );
}

/** Links for an empty list: to other newspapers with results, else to the whole list. */
function NoResults({
  answer,
  filter,
  resetHref,
}: Omit<ResultsProps, "place" | "hrefFor" | "loading">) {
  const { t } = useLingui();
  const { supportSlug } = usePageLocation();
  const elsewhere = totalOf(answer.supports.map(({ count }) => count));
  const everywhere = useAddressInNewspaper(answer, filter)(null);
  const isElsewhere = supportSlug !== null && elsewhere !== 0;
  return (
    <EmptyState
      icon={SearchIcon}
      title={answer.info.message}
      action={
        isElsewhere ? (
          <ButtonLink variant="primary" href={everywhere}>
            {elsewhere === null
              ? t`Chercher dans tous les journaux`
              : t`${plural(elsewhere, { one: "Voir # annonce d’un autre journal", other: "Voir # annonces d’autres journaux" })}`}
          </ButtonLink>
        ) : (
          <ButtonLink href={resetHref}>{t`Voir toutes les annonces`}</ButtonLink>
        )
      }
    />
  );
}

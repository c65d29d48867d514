import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { SearchIcon } from "@parution/kit/icon";
import { Pager } from "@parution/kit/pager";
import type { ListingPlace } from "../../../shared/notices/listing-address.ts";
import { NoticeEntry } from "../../../shared/notices/notice-entry.tsx";
import type { Listing } from "../api/use-notices.ts";

interface ResultsProps {
  answer: Listing;
  place: ListingPlace;
  hrefFor: (page: number) => string;
  /** The address of the whole list. */
  resetHref: string;
  /** Another page is on its way. */
  loading: boolean;
}

/** A page of notices and the way to its neighbours. An empty list shows the server's message. */
export function Results({ answer, place, hrefFor, resetHref, loading }: ResultsProps) {
  const { t } = useLingui();
  const { notices, info, heading } = answer;
  if (notices.length === 0) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={info.message}
        action={<ButtonLink href={resetHref}>{t`Voir toutes les annonces`}</ButtonLink>}
      />
    );
  }
  return (
    <section aria-label={t`Annonces trouvées`} className="flex min-w-0 flex-col gap-10">
      <ul className="flex flex-col gap-7" aria-busy={loading}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeEntry
              notice={notice}
              layout="row"
              lines={2}
              headingLevel={2}
              tellsHeading={heading === null}
            />
          </li>
        ))}
      </ul>
      <Pager
        label={t`Pages des annonces`}
        page={place.page}
        hasNext={info.next !== null}
        hrefFor={hrefFor}
        previousLabel={t`Précédent`}
        nextLabel={t`Suivant`}
        position={t`Page ${place.page}`}
        loadingLabel={loading ? t`Chargement` : undefined}
      />
    </section>
  );
}

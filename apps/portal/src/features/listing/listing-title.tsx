import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Breadcrumbs } from "@parution/kit/breadcrumbs";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import type { ListingFilter } from "../../shared/published-ads/listing-address.ts";
import { useCrumbs, usePlaces } from "../../shared/published-ads/use-places.ts";
import type { Listing } from "./listing.data.ts";
import { ListingNewspapers } from "./listing-newspapers.tsx";

/** Title and breadcrumbs of the list, with a link to order an ad. */
export function ListingTitle({ answer, filter }: { answer: Listing; filter: ListingFilter }) {
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

import { useLingui } from "@lingui/react/macro";
import { Breadcrumbs } from "@parution/kit/breadcrumbs";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useLink } from "../../../shared/links/links.tsx";
import { PageTitle } from "../../../shared/page-title/page-title.tsx";
import type { Listing } from "../api/use-notices.ts";

/** Which notices these are, where they stand, and how to add one's own. */
export function ListingTitle({ heading }: Pick<Listing, "heading">) {
  const { t } = useLingui();
  const link = useLink();
  const places = [{ href: link("/"), label: t`Accueil` }];
  if (heading !== null) places.push({ href: link("/annonces"), label: t`Annonces` });
  return (
    <div className="flex flex-col gap-2">
      <Breadcrumbs label={t`Vous êtes ici`} places={places} />
      <PageTitle
        look="display"
        aside={
          <ButtonLink variant="primary" href={link("/passer-votre-annonce")}>
            <PlusIcon />
            {t`Passer une annonce`}
          </ButtonLink>
        }
      >
        {heading?.label ?? t`Toutes les annonces`}
      </PageTitle>
    </div>
  );
}

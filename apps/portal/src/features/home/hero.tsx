import { Trans, useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import { Clipping } from "./clipping.tsx";

/** Headline of the portal, with its main action once a newspaper is open. */
export function Hero({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const link = useLink();
  const order = useOrderEntry();
  return (
    <section className="grid grid-cols-1 items-center gap-12 pt-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-8">
      <div className="flex flex-col items-start gap-6">
        <PageTitle variant="display">{t`Votre annonce dans le journal, telle qu’elle paraîtra`}</PageTitle>
        <p className="max-w-prose text-lead text-fg-muted">
          <Trans>
            Annonces légales, appels d’offres et petites annonces, en français et en arabe.
          </Trans>
        </p>
        {isOpen ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" size="lg" href={link(order.page)}>
              <PlusIcon />
              <Trans>Passer une annonce</Trans>
            </ButtonLink>
            <ButtonLink size="lg" href={link("/tarifs")}>
              <Trans>Voir les tarifs</Trans>
            </ButtonLink>
          </div>
        ) : (
          <p className="text-lead font-semibold">
            <Trans>Les commandes ouvrent bientôt.</Trans>
          </p>
        )}
      </div>
      {/* The clipping lies askew: its corners need room. */}
      <div className="hidden justify-end px-2 lg:flex">
        <Clipping />
      </div>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { useLink, usePlace } from "../../shared/links/links.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { loginAddress } from "../../shared/session/origin.ts";

/** What the order form says to a visitor who finds it before they are signed in, and the way in. */
export default function OrderLandingPage() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePlace();
  const description = t`Composez votre annonce, voyez-la telle qu’elle paraîtra, choisissez ses dates et payez-la en ligne.`;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 py-8">
      <PageHead
        title={t`Passer une annonce`}
        description={description}
        canonical="/passer-votre-annonce"
      />
      <PageTitle>{t`Passer une annonce`}</PageTitle>
      <p className="text-body-lg text-fg-muted">{description}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="primary"
          href={loginAddress(link("/connexion"), link(page), "commande")}
        >
          {t`Se connecter pour commencer`}
        </ButtonLink>
        <ButtonLink href={link("/tarifs")}>{t`Voir les tarifs`}</ButtonLink>
      </div>
    </div>
  );
}

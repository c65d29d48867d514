import { useLingui } from "@lingui/react/macro";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { loginAddress } from "@parution/app/session/origin.ts";
import { ButtonLink } from "@parution/kit/button";

/** Order form's address for visitors who are not signed in: an introduction, and the links to their own form and the login. */
export default function OrderLandingPage() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePageLocation();
  const description = t`Composez votre annonce, voyez-la telle qu’elle paraîtra, choisissez ses dates et payez-la en ligne.`;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 py-8">
      <PageHead title={t`Passer une annonce`} description={description} canonical="/essayer" />
      <PageTitle>{t`Passer une annonce`}</PageTitle>
      <p className="text-body-lg text-fg-muted">{description}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={link("/essayer")}>
          {t`Composer sans compte`}
        </ButtonLink>
        <ButtonLink href={loginAddress(link("/connexion"), link(page), "commande")}>
          {t`Se connecter pour commencer`}
        </ButtonLink>
      </div>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import { useLink } from "../../shared/links/links.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";

/** Title, message and a way home (specification 2, point 2). */
export default function NotFoundPage() {
  const { t } = useLingui();
  const link = useLink();
  return (
    <div className="flex flex-col items-start gap-6 py-12">
      <p aria-hidden className="font-headline text-display text-brand tabular-nums">
        404
      </p>
      <PageTitle>{t`Cette page n’existe pas`}</PageTitle>
      <p className="text-lead text-fg-muted">
        <Trans>L’adresse est peut-être incomplète, ou l’annonce n’est plus en ligne.</Trans>
      </p>
      <ButtonLink variant="primary" href={link("/")}>
        <Trans>Revenir à l’accueil</Trans>
      </ButtonLink>
    </div>
  );
}

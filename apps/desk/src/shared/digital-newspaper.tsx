import { useLingui } from "@lingui/react/macro";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ApiError } from "@parution/contract/errors";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { NewspaperIcon } from "@parution/kit/icon";
import { BackLink } from "./back-link.tsx";

/** True where an edition was asked for of a newspaper that is published online. */
export const isDigital = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "DIGITAL_NEWSPAPER";

/** Notice in place of an edition's page: its newspaper has none, and each ad's certificate says when it was online. */
export function DigitalNewspaper({ title }: { title: string }) {
  const { t } = useLingui();
  const link = useLink();
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link("/editions")}>{t`Éditions`}</BackLink>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={NewspaperIcon}
        title={t`Ce journal paraît en ligne`}
        action={
          <ButtonLink href={`/${language}/verification`} target="_top">
            {t`Vérifier une attestation`}
          </ButtonLink>
        }
      >
        {t`Il n’a ni éditions ni numéro imprimé ; l’attestation de chaque annonce dit quand elle fut en ligne.`}
      </EmptyState>
    </div>
  );
}

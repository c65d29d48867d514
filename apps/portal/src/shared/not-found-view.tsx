import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import type { ReactNode } from "react";

interface NotFoundViewProps {
  /** Name of the missing thing. */
  title: string;
  children?: ReactNode;
}

/** Page in place of a missing one: its description, and a link home. */
export function NotFoundView({ title, children }: NotFoundViewProps) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <div className="flex flex-col items-start gap-6 py-12">
      <p aria-hidden className="font-headline text-display text-brand tabular-nums">
        404
      </p>
      <PageTitle>{title}</PageTitle>
      {children && <p className="text-lead text-fg-muted">{children}</p>}
      <ButtonLink variant="primary" href={link("/")}>
        {t`Revenir à l’accueil`}
      </ButtonLink>
    </div>
  );
}

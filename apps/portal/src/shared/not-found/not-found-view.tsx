import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import type { ReactNode } from "react";
import { useLink } from "../links/links.tsx";
import { PageTitle } from "../page-title/page-title.tsx";

interface NotFoundViewProps {
  /** What is not there. */
  title: string;
  children?: ReactNode;
}

/** In place of what is not there: what was looked for, and a way home (specification 2, point 2). */
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

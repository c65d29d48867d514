import { useLingui } from "@lingui/react/macro";
import { usePlace } from "@parution/app/links/links.tsx";
import { ErrorBoundary } from "@parution/app/reports/error-boundary.tsx";
import { ErrorState } from "@parution/kit/error-state";
import type { ReactNode } from "react";

/** Boundary that replaces a page that failed with an error and a reload button, until another address is opened. */
export function PageBoundary(props: { children: ReactNode }) {
  const { pathname, search } = usePlace();
  return (
    <ErrorBoundary place={pathname + search} fallback={<Failure />}>
      {props.children}
    </ErrorBoundary>
  );
}

function Failure() {
  const { t } = useLingui();
  const retry = { label: t`Recharger la page`, onRetry: () => location.reload() };
  return <ErrorState title={t`Cette page n’a pas pu s’afficher`} retry={retry} />;
}

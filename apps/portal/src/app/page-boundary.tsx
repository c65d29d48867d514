import { useLingui } from "@lingui/react/macro";
import { ErrorBoundary } from "@parution/app/errors/error-boundary.tsx";
import { usePageLocation } from "@parution/app/links/links.tsx";
import { ErrorState } from "@parution/kit/error-state";
import { type ReactNode, useEffect } from "react";
import { isReloading } from "./start/stale-code.ts";

/** Boundary that replaces a part of a page with an error and a reload button, until another address is opened. */
export function PageBoundary(props: { children: ReactNode }) {
  const { pathname, search } = usePageLocation();
  return (
    <ErrorBoundary resetKey={pathname + search} fallback={<Failure />} isReloading={isReloading}>
      {props.children}
    </ErrorBoundary>
  );
}

function Failure() {
  const { t } = useLingui();
  const retry = { label: t`Recharger la page`, onRetry: () => location.reload() };
  return (
    <ErrorState title={t`Cette page n’a pas pu s’afficher`} retry={retry}>
      <Ready />
    </ErrorState>
  );
}

/** Enables the page as soon as it is hydrated or rendered: an effect within its boundary, which is hydrated by itself. */
export function Ready() {
  useEffect(() => window.parution?.replayEarlyClicks(), []);
  return null;
}

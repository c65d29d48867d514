import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { isReloading } from "./start/stale-code.ts";

interface State {
  readonly failed: boolean;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Content in place of the failed part. */
  fallback?: ReactNode;
}

/** Boundary that replaces failed content with an error and a reload button; everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    window.parution?.replayEarlyClicks(); // The replacement must accept clicks.
    if (isReloading()) return;
    reportError(new Error(`A page failed:${info.componentStack ?? ""}`, { cause: error }));
  }

  override render(): ReactNode {
    const { children, fallback = <Failure /> } = this.props;
    if (!this.state.failed) return children;
    return isReloading() ? null : fallback;
  }
}

function Failure() {
  const { t } = useLingui();
  const retry = { label: t`Recharger la page`, onRetry: () => location.reload() };
  return (
    <ErrorState title={t`Cette page n’a pas pu s’afficher`} retry={retry}>
      {t`Ce que vous avez saisi est conservé sur cet appareil.`}
    </ErrorState>
  );
}

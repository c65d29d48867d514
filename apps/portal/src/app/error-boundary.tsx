import { Trans, useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { Component, type ErrorInfo, type ReactNode } from "react";

interface State {
  readonly failed: boolean;
}

/** A page that fails says so and offers to reload; the frame around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`A page failed:${info.componentStack ?? ""}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  const { t } = useLingui();
  const retry = { label: t`Recharger la page`, onRetry: () => location.reload() };
  return (
    <ErrorState title={t`Cette page n’a pas pu s’afficher`} retry={retry}>
      <Trans>Ce que vous avez saisi est conservé sur cet appareil.</Trans>
    </ErrorState>
  );
}

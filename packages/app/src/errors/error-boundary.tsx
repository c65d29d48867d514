import { Component, type ErrorInfo, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Content instead of the failed part. */
  fallback: ReactNode;
  /** Address of the content, path and query: with another one, failed content is rendered anew. */
  resetKey?: string | undefined;
  /** True while the page is being reloaded: failures until then are neither shown nor reported. */
  isReloading?: () => boolean;
}

interface State {
  readonly failed: boolean;
}

/** Boundary that replaces failed content, and reports the failure to the window; everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    if (this.props.isReloading?.()) return;
    reportError(new Error(`A page failed:${componentStack ?? ""}`, { cause: error }));
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { failed }: State): void {
    // A page that failed as it was opened has failed at this address.
    if (failed && this.state.failed && resetKey !== this.props.resetKey)
      this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { children, fallback, isReloading } = this.props;
    if (!this.state.failed) return children;
    return isReloading?.() ? null : fallback;
  }
}

import { useLingui } from "@lingui/react/macro";
import { ErrorState } from "@parution/kit/error-state";
import { Component, type ReactNode } from "react";

interface PageBoundaryProps {
  /** Address of the page: another one is rendered anew. */
  place: string;
  children: ReactNode;
}

interface State {
  /** Address of the page that failed. */
  readonly failed: string | null;
}

/** Boundary that replaces a page that failed with an error and a reload button; the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: "" };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, { failed }: State): State {
    if (failed === "") return { failed: place };
    return { failed: failed === place ? failed : null };
  }

  override render(): ReactNode {
    return this.state.failed === null ? this.props.children : <Failure />;
  }
}

function Failure() {
  const { t } = useLingui();
  const retry = { label: t`Recharger la page`, onRetry: () => location.reload() };
  return <ErrorState title={t`Cette page n’a pas pu s’afficher`} retry={retry} />;
}

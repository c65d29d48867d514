import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
}

/** Error boundary of one component. */
export class StoryBoundary extends Component<Props, { failure?: string }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }

  override state: { failure?: string } = {};

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <p className="text-body-sm text-danger">Did not render: {failure}</p>;
  }
}

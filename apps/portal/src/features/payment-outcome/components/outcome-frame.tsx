import type { ReactNode } from "react";
import { PageTitle } from "../../../shared/page-title/page-title.tsx";
import type { Look } from "../model/outcome-looks.ts";

interface OutcomeFrameProps {
  look: Look;
  title: string;
  text: ReactNode;
  /** The facts below the words. */
  children?: ReactNode;
  /** The ways on. */
  actions: ReactNode;
}

/** What every outcome is shown in. */
export function OutcomeFrame({ look, title, text, children, actions }: OutcomeFrameProps) {
  const { icon: Icon, className } = look;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-6 py-12 text-center">
      <span className={`flex size-18 items-center justify-center rounded-pill ${className}`}>
        <Icon className="size-9" />
      </span>
      <div className="flex flex-col items-center gap-3" aria-live="polite">
        <PageTitle key={title}>{title}</PageTitle>
        <p className="text-lead text-fg-muted text-balance">{text}</p>
      </div>
      {children}
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}

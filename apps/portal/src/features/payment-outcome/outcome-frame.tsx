import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { ReactNode } from "react";
import type { OutcomeVariant } from "./outcome-variants.ts";

interface OutcomeFrameProps {
  variant: OutcomeVariant;
  title: string;
  text: ReactNode;
  /** Facts below the text. */
  children?: ReactNode;
  /** Links to the next pages. */
  actions: ReactNode;
}

/** Frame of every outcome. */
export function OutcomeFrame({ variant, title, text, children, actions }: OutcomeFrameProps) {
  const { icon: Icon, className } = variant;
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
      <div className="flex w-full flex-wrap justify-center gap-3 *:grow">{actions}</div>
    </div>
  );
}

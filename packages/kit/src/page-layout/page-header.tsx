import { cx } from "class-variance-authority";
import type { ReactNode, Ref } from "react";
import type { RootProps } from "../root-props.ts";

export interface PageHeaderProps extends RootProps<"div"> {
  /** Title of the page, its only first-level heading. */
  title: ReactNode;
  /** A line above the title: where this belongs. */
  kicker?: ReactNode;
  /** One sentence below it, where the title does not suffice. */
  lead?: ReactNode;
  /** Actions of the page, beside the title. */
  actions?: ReactNode;
  /** Reaches the heading: after a change of route the focus goes there. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page's content. */
export function PageHeader({
  title,
  kicker,
  lead,
  actions,
  headingRef,
  className,
  ...root
}: PageHeaderProps) {
  return (
    <div
      {...root}
      className={cx("flex flex-wrap items-end justify-between gap-x-6 gap-y-4", className)}
    >
      <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
        {kicker && <p className="text-body-sm font-semibold text-fg-muted">{kicker}</p>}
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="font-headline text-title font-semibold text-balance text-heading focus-visible:outline-none sm:text-display"
        >
          {title}
        </h1>
        {lead && <p className="max-w-prose text-lead text-fg-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

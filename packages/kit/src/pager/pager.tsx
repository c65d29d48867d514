import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ButtonLink } from "../button/index.ts";
import { ChevronBackIcon, ChevronForwardIcon } from "../icon/index.ts";

export interface PagerProps {
  /** Name of the navigation, such as «Pages of my orders». */
  label: string;
  /** The page on show, from 1. Anything smaller reads as 1. */
  page: number;
  /** Whether a page follows. */
  hasNext: boolean;
  /** Address of a page. */
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Where the reader is, such as «Page 2 of 9». */
  position: ReactNode;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Previous and next. At either end the step that leads nowhere is absent, its place kept. */
export function Pager({
  label,
  page,
  hasNext,
  hrefFor,
  previousLabel,
  nextLabel,
  position,
  className,
}: PagerProps) {
  const current = Math.max(1, Math.trunc(page) || 1);
  return (
    <nav
      aria-label={label}
      className={cx(
        "flex flex-wrap items-center gap-3 sm:grid sm:grid-cols-[1fr_auto_1fr]",
        className,
      )}
    >
      <div className="min-w-0">
        {current > 1 && (
          <ButtonLink href={hrefFor(current - 1)} rel="prev">
            <ChevronBackIcon />
            {previousLabel}
          </ButtonLink>
        )}
      </div>
      <span
        aria-current="page"
        className="text-center text-body-sm max-sm:order-last max-sm:basis-full tabular-nums text-fg-muted"
      >
        {position}
      </span>
      <div className="ms-auto min-w-0">
        {hasNext && (
          <ButtonLink href={hrefFor(current + 1)} rel="next">
            {nextLabel}
            <ChevronForwardIcon />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { ChevronBackIcon, ChevronForwardIcon, SpinnerIcon } from "../icon/index.ts";

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
  /** Set while another page is on its way: stands in place of the position, and is read out. */
  loadingLabel?: string | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

interface StepProps {
  /** Where it leads; nowhere at either end. */
  href: string | undefined;
  rel: "prev" | "next";
  children: ReactNode;
}

function Step({ href, rel, children }: StepProps) {
  return href === undefined ? (
    <Button disabled>{children}</Button>
  ) : (
    <ButtonLink href={href} rel={rel}>
      {children}
    </ButtonLink>
  );
}

/** Previous and next. At either end the step that leads nowhere is disabled and keeps its place. */
export function Pager({
  label,
  page,
  hasNext,
  hrefFor,
  previousLabel,
  nextLabel,
  position,
  loadingLabel,
  className,
}: PagerProps) {
  const current = Math.max(1, Math.trunc(page) || 1);
  const loading = loadingLabel !== undefined;
  return (
    <nav
      aria-label={label}
      aria-busy={loading || undefined}
      className={cx(
        "flex flex-wrap items-center justify-between gap-3 wrap-anywhere sm:grid sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]",
        className,
      )}
    >
      <div className="min-w-0">
        <Step rel="prev" href={current > 1 ? hrefFor(current - 1) : undefined}>
          <ChevronBackIcon />
          {previousLabel}
        </Step>
      </div>
      <span
        role="status"
        aria-current={loading ? undefined : "page"}
        className="flex min-w-0 items-center justify-center gap-2 text-center sm:max-w-80 text-body-sm text-fg-muted tabular-nums max-sm:order-last max-sm:basis-full"
      >
        {loading && <SpinnerIcon />}
        {loadingLabel ?? position}
      </span>
      <div className="ms-auto min-w-0">
        <Step rel="next" href={hasNext ? hrefFor(current + 1) : undefined}>
          {nextLabel}
          <ChevronForwardIcon />
        </Step>
      </div>
    </nav>
  );
}

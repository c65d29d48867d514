import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { ChevronBackIcon, ChevronForwardIcon, SpinnerIcon } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

/** Text of the two links. */
export interface PagerLabels {
  previous: string;
  next: string;
}

export interface PagerProps extends RootProps<"nav"> {
  /** Name of the navigation, such as «Pages of my orders». */
  label: string;
  /** The page on show, from 1. Anything smaller reads as 1. */
  page: number;
  /** True where a next page exists. */
  hasNext: boolean;
  /** Address of a page. */
  hrefFor: (page: number) => string;
  labels: PagerLabels;
  /** Position, such as «Page 2 of 9». */
  position: ReactNode;
  /** True while another page is loading. */
  isPending?: boolean | undefined;
  /** Stands in place of the position while `isPending`, and is read out. */
  pendingLabel?: string | undefined;
}

interface StepProps {
  /** Address; undefined at either end. */
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
  labels,
  position,
  isPending = false,
  pendingLabel,
  className,
  ...root
}: PagerProps) {
  const current = Math.max(1, Math.trunc(page) || 1);
  return (
    <nav
      {...root}
      aria-label={label}
      aria-busy={isPending || undefined}
      className={cx(
        "flex flex-wrap items-center justify-between gap-3 wrap-anywhere sm:grid sm:grid-cols-[minmax(min-content,1fr)_auto_minmax(min-content,1fr)]",
        className,
      )}
    >
      <div className="min-w-0">
        <Step rel="prev" href={current > 1 ? hrefFor(current - 1) : undefined}>
          <ChevronBackIcon />
          {labels.previous}
        </Step>
      </div>
      <span
        role="status"
        aria-current={isPending ? undefined : "page"}
        className="flex min-w-0 items-center justify-center gap-2 text-center sm:max-w-80 text-body-sm text-fg-muted tabular-nums max-sm:order-last max-sm:basis-full"
      >
        {isPending && <SpinnerIcon />}
        {isPending ? pendingLabel : position}
      </span>
      <div className="ms-auto min-w-0">
        <Step rel="next" href={hasNext ? hrefFor(current + 1) : undefined}>
          {labels.next}
          <ChevronForwardIcon />
        </Step>
      </div>
    </nav>
  );
}

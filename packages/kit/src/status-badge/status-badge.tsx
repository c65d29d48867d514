import { cx } from "class-variance-authority";
import type { ComponentType } from "react";
import { type StatusTone, statusBadge } from "./status-badge.variants.ts";

/** A decorative icon: it draws in `currentColor` and hides itself from screen readers. */
export type StatusIcon = ComponentType<{ className?: string }>;

/** How one status is shown. */
export interface StatusLook {
  /** The status in words. */
  label: string;
  icon: StatusIcon;
  tone: StatusTone;
}

export interface StatusBadgeProps<Status extends string | number> {
  /** One look per status: a status left out is a type error. */
  looks: Readonly<Record<Status, StatusLook>>;
  /** The status to show. */
  status: Status;
  /** The look of a status that has none, from a newer server: by default it shows as it is written. */
  fallback?: StatusLook | undefined;
  /** Layout only: margins and placement. */
  className?: string;
}

/** A status in words, with an icon and a colour that agree with them. */
export function StatusBadge<Status extends string | number>({
  looks,
  status,
  fallback,
  className,
}: StatusBadgeProps<Status>) {
  const look: StatusLook | undefined = Object.hasOwn(looks, status) ? looks[status] : fallback;
  const Icon = look?.icon;
  return (
    <span className={cx(statusBadge({ tone: look?.tone ?? "neutral" }), className)}>
      {Icon && <Icon className="mt-[0.2em] size-3.5 shrink-0" />}
      <span className="line-clamp-6 min-w-0 wrap-break-word">{look?.label ?? String(status)}</span>
    </span>
  );
}

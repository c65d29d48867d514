import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentType } from "react";
import type { RootProps } from "../root-props.ts";

const statusBadge = cva(
  "inline-flex max-w-full items-start gap-1.5 rounded-[0.8125rem] border px-2.5 py-0.5 align-middle font-medium text-caption",
  {
    variants: {
      tone: {
        info: "border-info-line bg-info-soft text-on-info-soft",
        success: "border-success-line bg-success-soft text-on-success-soft",
        warning: "border-warning-line bg-warning-soft text-on-warning-soft",
        danger: "border-danger-line bg-danger-soft text-on-danger-soft",
        neutral: "border-neutral-line bg-neutral-soft text-on-neutral-soft",
      },
    },
  },
);

/** Tone of a status; always beside its label, never instead of it. */
type StatusTone = NonNullable<VariantProps<typeof statusBadge>["tone"]>;

/** Decorative icon in `currentColor`, hidden from screen readers. */
export type StatusIcon = ComponentType<{ className?: string }>;

/** Appearance of one status. */
export interface StatusVariant {
  /** The status in words. */
  label: string;
  icon: StatusIcon;
  tone: StatusTone;
}

export interface StatusBadgeProps<Status extends string | number> extends RootProps<"span"> {
  /** Appearance of each status: a status left out is a type error. */
  variants: Readonly<Record<Status, StatusVariant>>;
  /** The status to show. */
  status: Status;
  /** Appearance of a status that has none, from a newer server: by default it shows as it is written. */
  fallback?: StatusVariant | undefined;
}

/** A status in words, with an icon and a colour that agree with them. */
export function StatusBadge<Status extends string | number>({
  variants,
  status,
  fallback,
  className,
  ...root
}: StatusBadgeProps<Status>) {
  const variant: StatusVariant | undefined = Object.hasOwn(variants, status)
    ? variants[status]
    : fallback;
  const Icon = variant?.icon;
  return (
    <span {...root} className={cx(statusBadge({ tone: variant?.tone ?? "neutral" }), className)}>
      {Icon && <Icon className="mt-[0.2em] size-3.5 shrink-0" />}
      <span className="line-clamp-6 min-w-0 wrap-break-word">
        {variant?.label ?? String(status)}
      </span>
    </span>
  );
}

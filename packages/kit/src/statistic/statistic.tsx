import { cx } from "class-variance-authority";
import type { ComponentType, ReactNode } from "react";
import type { IconProps } from "../icon/index.ts";

export interface StatisticProps {
  /** What is measured. */
  label: ReactNode;
  /** The figure, written as the reader's language writes it. */
  value: ReactNode;
  /** What helps to read it: since when, compared with what. */
  note?: ReactNode;
  icon?: ComponentType<IconProps> | undefined;
  /** `brand` for the one figure that matters most on the screen. */
  emphasis?: "plain" | "brand";
  /** What can be done about it: a link or a button. */
  action?: ReactNode;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** One figure that counts, such as a balance, with its name. */
export function Statistic({
  label,
  value,
  note,
  icon: Icon,
  emphasis = "plain",
  action,
  className,
}: StatisticProps) {
  return (
    <div
      className={cx(
        "flex min-w-0 flex-col gap-3 rounded-card border p-4",
        emphasis === "brand"
          ? "border-transparent bg-brand-soft text-on-brand-soft"
          : "border-line bg-surface text-fg",
        className,
      )}
    >
      <dl className="flex min-w-0 flex-col gap-0.5">
        <dt className="flex items-center gap-2 text-body-sm">
          {Icon && <Icon className="opacity-80" />}
          {label}
        </dt>
        <dd className="text-title font-semibold tabular-nums wrap-anywhere">{value}</dd>
        {note && <dd className="text-body-sm">{note}</dd>}
      </dl>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}

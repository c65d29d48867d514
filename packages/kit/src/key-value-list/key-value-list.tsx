import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

/** One line of the list. */
export interface KeyValue {
  /** Unique in the list. */
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface KeyValueListProps {
  /** The lines, in reading order. */
  items: readonly KeyValue[];
  /** `rows`: name and value on one line, ruled. `stacked`: the value below its name, in columns. */
  layout?: "rows" | "stacked";
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** Names and their values: the facts of one thing. */
export function KeyValueList({ items, layout = "rows", className }: KeyValueListProps) {
  const stacked = layout === "stacked";
  return (
    <dl
      className={cx(
        "text-body",
        stacked
          ? "grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-4"
          : "flex flex-col divide-y divide-line",
        className,
      )}
    >
      {items.map(({ id, label, value }) => (
        <div
          key={id}
          className={cx(
            "min-w-0",
            !stacked && "grid gap-x-6 py-2.5 sm:grid-cols-[minmax(8rem,2fr)_3fr]",
          )}
        >
          <dt className="text-body-sm text-fg-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

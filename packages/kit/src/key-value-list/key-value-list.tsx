import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

/** One line of the list. */
export interface KeyValue {
  /** Unique in the list. */
  id: string;
  /** Entry label. */
  label: ReactNode;
  /** The fact; where there is none, leave the line out or say so in words. */
  value: ReactNode;
  /** Link or button that changes the fact. */
  action?: ReactNode;
}

export interface KeyValueListProps extends RootProps<"div"> {
  /** The lines, in reading order. */
  items: readonly KeyValue[];
  /**
   * `rows`: name and value on one line where there is room, ruled. `aligned`: always on one line, the names' column as
   * narrow as they allow. `stacked`: the value below its name, in columns.
   */
  layout?: "rows" | "aligned" | "stacked";
}

/** Names beside their values, ruled, or above them in columns. The room decides, not the window. */
const listVariants = cva("text-body", {
  variants: {
    layout: {
      rows: "flex flex-col divide-y divide-line",
      aligned: "grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 divide-y divide-line",
      stacked: "grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-6 gap-y-4",
    },
  },
});

/** One name and its value. */
const lineVariants = cva("min-w-0", {
  variants: {
    layout: {
      rows: "grid items-baseline gap-x-6 py-2.5 @md/facts:grid-cols-[minmax(8rem,2fr)_3fr]",
      aligned: "col-span-full grid grid-cols-subgrid items-baseline py-2",
      stacked: "",
    },
  },
});

/** Names and their values: the facts of one thing. Nothing at all where there are no facts. */
export function KeyValueList({ items, layout = "rows", className, ...root }: KeyValueListProps) {
  if (items.length === 0) return null;
  return (
    <div {...root} className={cx("@container/facts min-w-0", className)}>
      <dl className={listVariants({ layout })}>
        {items.map(({ id, label, value, action }) => (
          <div key={id} className={lineVariants({ layout })}>
            <dt className="text-body-sm text-fg-muted wrap-anywhere">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {action === undefined ? value : <Changeable value={value} action={action} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Changeable({ value, action }: Required<Pick<KeyValue, "value" | "action">>) {
  return (
    <span className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">{value}</span>
      <span className="shrink-0">{action}</span>
    </span>
  );
}

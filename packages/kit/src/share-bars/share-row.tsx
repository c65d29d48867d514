import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Swatch } from "../chart/index.ts";
import { tableRoles } from "../table/table-roles.ts";

interface ShareRowProps {
  label: ReactNode;
  /** Value in words. */
  value: string;
  /** Share in words. */
  share: string;
  layout: "items" | "whole";
  /** Fill of its part of the whole. */
  swatch: { index: number; patterns: string } | undefined;
  /** Own bar of the row. */
  bar: ReactNode;
}

/** One part: its name, what it counts and its share on one line, its bar below where it has its own. */
const shareRowVariants = cva(
  "relative grid grid-cols-[minmax(0,1fr)_auto_minmax(3.5rem,auto)] gap-x-4 text-body-sm",
  {
    variants: {
      layout: {
        items: "items-baseline pt-2 pb-6",
        whole: "items-center border-b border-line py-2.5 last:border-b-0",
      },
    },
  },
);

/** One part as a row of the table. */
export function ShareRow({ label, value, share, layout, swatch, bar }: ShareRowProps) {
  return (
    <tr {...tableRoles.row} className={shareRowVariants({ layout })}>
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className="flex min-w-0 items-center gap-2 text-start font-normal wrap-anywhere"
      >
        {swatch && <Swatch kind="bar" {...swatch} />}
        <span className="min-w-0">{label}</span>
        {bar}
      </th>
      <td {...tableRoles.cell} className="text-end text-fg-muted tabular-nums">
        <bdi>{value}</bdi>
      </td>
      <td {...tableRoles.cell} className="text-end font-semibold tabular-nums">
        <bdi>{share}</bdi>
      </td>
    </tr>
  );
}

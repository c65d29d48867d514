import type { ReactNode } from "react";
import { Swatch } from "../chart/index.ts";
import { tableRoles } from "../table/table-roles.ts";
import { shareRowVariants } from "./share-bars.variants.ts";

interface ShareRowProps {
  label: ReactNode;
  /** In words. */
  value: string;
  /** In words. */
  share: string;
  layout: "items" | "whole";
  /** Fill of its part of the whole. */
  swatch: { index: number; patterns: string } | undefined;
  /** Its own bar. */
  bar: ReactNode;
}

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

import type { ReactNode } from "react";
import { Skeleton } from "../skeleton/index.ts";
import { tableRoles } from "./table-roles.ts";

interface StateRowProps {
  /** How many columns the table has. */
  width: number;
}

const placeholders = ["first", "second", "third", "fourth", "fifth"];

/** Where rows will stand, and a word that they are coming. */
export function LoadingRows({ width, label }: StateRowProps & { label: string }) {
  return placeholders.map((key, index) => (
    <tr key={key} {...tableRoles.row} className="border-b border-line @max-2xl/table:block">
      <td
        {...tableRoles.cell}
        colSpan={width}
        className="px-4 py-3 @max-2xl/table:block @max-2xl/table:px-0"
      >
        {index === 0 && (
          <span role="status" className="sr-only">
            {label}
          </span>
        )}
        <Skeleton shape="line" />
      </td>
    </tr>
  ));
}

/** One row across the table that says why there are no others. */
export function MessageRow({ width, children }: StateRowProps & { children: ReactNode }) {
  return (
    <tr {...tableRoles.row} className="@max-2xl/table:block">
      <td
        {...tableRoles.cell}
        colSpan={width}
        className="px-4 py-10 text-center text-fg-muted @max-2xl/table:block"
      >
        {children}
      </td>
    </tr>
  );
}

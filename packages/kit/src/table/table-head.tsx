import { cx } from "class-variance-authority";
import { ChevronDownIcon, ChevronUpIcon } from "../icon/index.ts";
import type { SortDirection, TableColumn, TableProps, TableSort } from "./table.types.ts";
import {
  headVariants,
  selectClasses,
  sortButtonVariants,
  titleVariants,
} from "./table.variants.ts";
import { tableRoles } from "./table-roles.ts";
import { type SelectAll, SelectionBox } from "./table-selection.tsx";

interface TableHeadProps<Row>
  extends Pick<TableProps<Row>, "columns" | "actions" | "sorting" | "long"> {
  /** True while newer rows are loading. */
  busy: boolean;
  /** Box of all rows shown, where rows can be selected. */
  all: SelectAll | undefined;
}

/** The order that a press on a column's title gives: its first, then back and forth. */
export function nextSort<Row>(
  { id, sort }: Pick<TableColumn<Row>, "id" | "sort">,
  current: TableSort | null,
): TableSort {
  if (current?.column !== id) return { column: id, direction: sort?.first ?? "ascending" };
  return { column: id, direction: current.direction === "ascending" ? "descending" : "ascending" };
}

/** Both ways while the column is not sorted, else the way that it is. */
function SortMark({ direction }: { direction: SortDirection | undefined }) {
  return (
    <span aria-hidden="true" className="grid shrink-0">
      {direction !== "descending" && <ChevronUpIcon className="-my-0.5 size-3 stroke-3" />}
      {direction !== "ascending" && <ChevronDownIcon className="-my-0.5 size-3 stroke-3" />}
    </span>
  );
}

interface TitleProps<Row> extends Pick<TableProps<Row>, "sorting"> {
  column: TableColumn<Row>;
}

function Title<Row>({ column, sorting }: TitleProps<Row>) {
  const { header, align } = column;
  if (!sorting || !column.sort) {
    return (
      <th {...tableRoles.columnHeader} scope="col" className={titleVariants({ align })}>
        {header}
      </th>
    );
  }
  const { value, onChange } = sorting;
  const direction = value?.column === column.id ? value.direction : undefined;
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      aria-sort={direction ?? "none"}
      className={titleVariants({ align, sortable: true })}
    >
      <button
        type="button"
        onClick={() => onChange(nextSort(column, value))}
        className={sortButtonVariants({ align, sorted: direction !== undefined })}
      >
        {header}
        <SortMark direction={direction} />
      </button>
    </th>
  );
}

/** The titles of the columns. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, actions, sorting, long, busy, all } = props;
  return (
    <thead {...tableRoles.group} className={headVariants({ busy, long: long === true })}>
      <tr
        {...tableRoles.row}
        className={cx(
          "@max-2xl/table:flex @max-2xl/table:flex-wrap @max-2xl/table:gap-2",
          long && "grid grid-cols-(--table-columns)",
        )}
      >
        {all && (
          <th {...tableRoles.columnHeader} scope="col" className={selectClasses}>
            <SelectionBox {...all} showLabel />
          </th>
        )}
        {columns.map((column) => (
          <Title key={column.id} column={column} sorting={sorting} />
        ))}
        {actions && (
          <th {...tableRoles.columnHeader} scope="col" className={titleVariants()}>
            <span className="sr-only">{actions.header}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

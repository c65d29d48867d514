import { cx } from "class-variance-authority";
import { type KeyboardEvent, useState } from "react";
import { type RootProps, rootOf } from "../root-props.ts";
import { tableRoles } from "../table/table-roles.ts";
import { useOverflow } from "../use-overflow.ts";
import { useValue } from "../use-value.ts";
import { EditCell, ReadCell } from "./rights-cell.tsx";
import type {
  Rights,
  RightsGroup,
  RightsMatrixProps,
  RightsPermission,
  RightsRole,
} from "./rights-matrix.types.ts";
import {
  headClasses,
  matrixClasses,
  permissionClasses,
  rowClasses,
} from "./rights-matrix.variants.ts";

/** Rights with one given or taken. */
function withRight(rights: Rights, role: string, permission: string, granted: boolean): Rights {
  const others = (rights[role] ?? []).filter((id) => id !== permission);
  return { ...rights, [role]: granted ? [...others, permission] : others };
}

/** Cell that a key leads to from a cell; the same one at an edge, `undefined` for keys of the browser. */
function nextCell(event: KeyboardEvent, [row, column]: [number, number], last: [number, number]) {
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
  const forward = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, [number, number]>> = {
    ArrowDown: [row + 1, column],
    ArrowUp: [row - 1, column],
    ArrowRight: [row, column + forward],
    ArrowLeft: [row, column - forward],
    Home: [event.ctrlKey ? 0 : row, 0],
    End: [event.ctrlKey ? last[0] : row, last[1]],
    PageUp: [0, column],
    PageDown: [last[0], column],
  };
  const place = places[event.key];
  return place?.map((at, axis) => Math.min(Math.max(at, 0), last[axis] ?? 0)).join("-");
}

/** Rights of roles: permissions by group against roles, to be read or edited (ARIA «grid»). */
export function RightsMatrix(props: RightsMatrixProps) {
  const { caption, hideCaption = false, roles, items, readOnly = false, labels, className } = props;
  const held = useValue(props, {});
  const [box, overflows] = useOverflow<HTMLElement>();
  const [current, setCurrent] = useState("0-0");
  const permissions = items.flatMap((group) => group.items);
  const last: [number, number] = [permissions.length - 1, roles.length - 1];
  const [row = 0, column = 0] = current.split("-").map(Number);
  const place = `${Math.min(row, last[0])}-${Math.min(column, last[1])}`;

  // Boxes are reached by keys as they are; signs are not.
  const scrolls = readOnly && overflows;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const at = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    if (at === undefined || event.altKey || event.metaKey) return;
    const [fromRow = 0, fromColumn = 0] = at.split("-").map(Number);
    const next = nextCell(event, [fromRow, fromColumn], last);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return (
    <div {...rootOf<"div">(props)} className={cx("@container/rights min-w-0", className)}>
      <section
        ref={box}
        aria-label={scrolls ? labels.permission : undefined}
        tabIndex={scrolls ? 0 : undefined}
        className="overflow-x-auto @max-lg/rights:overflow-visible"
      >
        <table
          role={readOnly || permissions.length === 0 ? "table" : "grid"}
          onKeyDown={readOnly ? undefined : onKeyDown}
          className={matrixClasses}
        >
          <caption
            className={cx(
              hideCaption
                ? "sr-only"
                : "pb-3 text-start font-headline text-title-sm text-heading @max-lg/rights:block",
            )}
          >
            {caption}
          </caption>
          <Head roles={roles} title={labels.permission} />
          {permissions.length === 0 && (
            <tbody {...tableRoles.group}>
              <tr {...tableRoles.row}>
                <td
                  {...tableRoles.cell}
                  colSpan={roles.length + 1}
                  className="px-4 py-6 text-fg-muted"
                >
                  {labels.empty}
                </td>
              </tr>
            </tbody>
          )}
          {items.map((group, index) => (
            <Group
              key={group.label}
              {...props}
              group={group}
              firstRow={items
                .slice(0, index)
                .reduce((sum, { items: { length } }) => sum + length, 0)}
              place={place}
              rights={held.value}
              onPlace={setCurrent}
              onRight={(role, permission, granted) =>
                held.onChange(withRight(held.value, role, permission, granted))
              }
            />
          ))}
        </table>
      </section>
    </div>
  );
}

function Head({ roles, title }: { roles: readonly RightsRole[]; title: string }) {
  return (
    <thead {...tableRoles.group} className={headClasses}>
      <tr {...tableRoles.row}>
        <th
          {...tableRoles.columnHeader}
          scope="col"
          className="px-4 py-2.5 text-start text-fg-muted"
        >
          {title}
        </th>
        {roles.map(({ id, label, description }) => (
          <th
            key={id}
            {...tableRoles.columnHeader}
            scope="col"
            className="min-w-20 px-2 py-2.5 text-center align-bottom"
          >
            {label}
            {description && (
              <span className="block font-normal text-caption text-fg-muted">{description}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface GroupProps extends Omit<RightsMatrixProps, keyof RootProps<"div">> {
  group: RightsGroup;
  /** Number of the group's first row among all. */
  firstRow: number;
  /** Cell that Tab reaches. */
  place: string;
  rights: Rights;
  onPlace: (place: string) => void;
  onRight: (role: string, permission: string, granted: boolean) => void;
}

function Group(props: GroupProps) {
  const { group, roles, firstRow } = props;
  if (group.items.length === 0) return null;
  return (
    <tbody {...tableRoles.group} className="@max-lg/rights:block">
      {group.label && (
        <tr {...tableRoles.row} className="@max-lg/rights:block">
          <th
            {...tableRoles.rowHeader}
            scope="rowgroup"
            colSpan={roles.length + 1}
            className="px-4 pt-5 pb-1.5 text-start font-semibold text-caption text-fg-muted @max-lg/rights:block @max-lg/rights:px-0"
          >
            {group.label}
          </th>
        </tr>
      )}
      {group.items.map((permission, index) => (
        <Row key={permission.id} {...props} permission={permission} row={firstRow + index} />
      ))}
    </tbody>
  );
}

function Row(props: GroupProps & { permission: RightsPermission; row: number }) {
  const { permission, row, roles, rights, readOnly, labels, lockedReason, place } = props;
  return (
    <tr {...tableRoles.row} className={rowClasses}>
      <th {...tableRoles.rowHeader} scope="row" className={permissionClasses}>
        <span className="font-semibold">{permission.label}</span>
        {permission.description && (
          <span className="block text-caption text-fg-muted">{permission.description}</span>
        )}
      </th>
      {roles.map((role, column) => {
        const cell = {
          role,
          permission,
          labels,
          granted: rights[role.id]?.includes(permission.id) ?? false,
        };
        const at = `${row}-${column}`;
        return readOnly ? (
          <ReadCell key={role.id} {...cell} />
        ) : (
          <EditCell
            key={role.id}
            {...cell}
            locked={lockedReason?.(role, permission)}
            isCurrent={at === place}
            place={at}
            onFocus={() => props.onPlace(at)}
            onChange={(granted) => props.onRight(role.id, permission.id, granted)}
          />
        );
      })}
    </tr>
  );
}

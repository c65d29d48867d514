import { cx } from "class-variance-authority";
import { checkboxBox, checkboxTick } from "../checkbox/checkbox.variants.ts";
import { CheckIcon, LockIcon, MinusIcon } from "../icon/index.ts";
import { tableRoles } from "../table/table-roles.ts";
import type { RightsMatrixLabels, RightsPermission, RightsRole } from "./rights-matrix.types.ts";
import { cellVariants, targetClasses } from "./rights-matrix.variants.ts";

interface RightsCellProps {
  role: RightsRole;
  permission: RightsPermission;
  granted: boolean;
  labels: RightsMatrixLabels;
}

/** Name of the role, in sight where a row is a card: the column's title is not there. */
function RoleName({ label }: { label: string }) {
  return (
    <span aria-hidden="true" className="hidden min-w-0 wrap-anywhere @max-lg/rights:inline">
      {label}
    </span>
  );
}

/** Cell of a matrix that is read. */
export function ReadCell({ role, granted, labels }: RightsCellProps) {
  return (
    <td {...tableRoles.cell} data-granted={granted} className={cellVariants({ granted })}>
      <span className={targetClasses}>
        {granted ? (
          <CheckIcon className="size-5 stroke-[2.5] text-success @max-lg/rights:text-current" />
        ) : (
          <MinusIcon className="size-4 text-fg-muted" />
        )}
        <RoleName label={role.label} />
        <span className="sr-only">{granted ? labels.granted : labels.denied}</span>
      </span>
    </td>
  );
}

/** A cell of a grid: the box inside takes its focus. */
const gridCell = { role: "gridcell" } as const;

interface EditCellProps extends RightsCellProps {
  /** Reason why it cannot be changed. */
  locked: string | undefined;
  /** True for the one cell that Tab reaches. */
  isCurrent: boolean;
  place: string;
  onFocus: () => void;
  onChange: (granted: boolean) => void;
}

/** Cell of a matrix that is edited: the platform's own box. A locked one keeps the focus and gives its reason. */
export function EditCell(props: EditCellProps) {
  const { role, permission, granted, locked, isCurrent, place, onFocus, onChange } = props;
  return (
    <td {...gridCell} data-granted={granted} className={cellVariants({ granted })}>
      <label
        title={locked}
        className={cx(targetClasses, locked ? "cursor-not-allowed" : "cursor-pointer")}
      >
        <span className="relative flex shrink-0">
          <input
            type="checkbox"
            aria-label={`${permission.label}, ${role.label}${locked ? `, ${locked}` : ""}`}
            aria-disabled={locked !== undefined || undefined}
            data-cell={place}
            tabIndex={isCurrent ? 0 : -1}
            checked={granted}
            onFocus={onFocus}
            onChange={({ currentTarget }) => {
              if (locked === undefined) onChange(currentTarget.checked);
            }}
            className={cx(checkboxBox, locked && "opacity-60")}
          />
          <CheckIcon className={checkboxTick} />
        </span>
        <RoleName label={role.label} />
        {locked && <LockIcon className="size-3.5 shrink-0 text-fg-muted @lg/rights:-me-5" />}
      </label>
    </td>
  );
}

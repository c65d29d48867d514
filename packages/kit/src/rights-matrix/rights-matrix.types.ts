import type { ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

/** Role: a column. */
export interface RightsRole {
  id: string;
  label: string;
  /** A few words under the label. */
  description?: string | undefined;
}

/** Permission: a row. */
export interface RightsPermission {
  id: string;
  label: string;
  /** Description of the right, in a sentence. */
  description?: string | undefined;
}

/** Permissions of one subject. */
export interface RightsGroup {
  label: string;
  items: readonly RightsPermission[];
}

/** Ids of the permissions that each role has. */
export type Rights = Readonly<Record<string, readonly string[]>>;

export interface RightsMatrixLabels {
  /** Title of the column of permissions. */
  permission: string;
  /** Name of a cell whose role has the permission: «granted». */
  granted: string;
  /** Name of a cell whose role has it not: «not granted». */
  denied: string;
  /** Stands where there are no permissions. */
  empty: string;
}

export interface RightsMatrixProps extends RootProps<"div"> {
  /** Name of the table. */
  caption: ReactNode;
  /** Hides the caption visually: for a table under a heading of the same text. */
  hideCaption?: boolean;
  /** Roles, in the order of their columns. */
  roles: readonly RightsRole[];
  /** Permissions by group. */
  items: readonly RightsGroup[];
  /** Rights on show. */
  value?: Rights | undefined;
  /** Rights at first, where the matrix holds them itself. */
  defaultValue?: Rights | undefined;
  /** Another right is given or taken: all rights as they are now. */
  onChange?: ((value: Rights) => void) | undefined;
  /** True for a matrix that is read: signs in place of boxes. */
  readOnly?: boolean | undefined;
  /** Reason why a cell cannot be changed, such as the owner's last right; `undefined` where it can. */
  lockedReason?:
    | ((role: RightsRole, permission: RightsPermission) => string | undefined)
    | undefined;
  /** Words that the component says itself. */
  labels: RightsMatrixLabels;
}

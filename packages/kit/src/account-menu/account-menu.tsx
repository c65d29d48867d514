import type { ReactNode } from "react";
import { ActionMenu, type MenuLink } from "../action-menu/index.ts";
import { Alert } from "../alert/index.ts";
import { LogOutIcon, UserIcon } from "../icon/index.ts";
import type { RootProps } from "../root-props.ts";

/** The way out. */
export interface SignOut {
  label: string;
  onSignOut: () => void;
  /** Pending state: the entry shows `pendingLabel` and ignores clicks. */
  isPending?: boolean | undefined;
  /** Replaces the label while `isPending`. */
  pendingLabel?: string | undefined;
  /** Error of the action, shown in the menu, which stays open for another try. */
  failure?: { /** The word «Error». */ toneLabel: string; text: ReactNode } | undefined;
}

export interface AccountMenuProps extends RootProps<"button"> {
  /** Name of the button and of the menu, such as «My account». */
  label: string;
  /** Name of the signed-in user. */
  name: string;
  /** Role or company of the user. */
  role?: ReactNode;
  /** Available balance. */
  balance?: ReactNode;
  /** The pages of the account, in reading order. */
  items: readonly MenuLink[];
  signOut: SignOut;
}

function Person({ name, role, balance }: Pick<AccountMenuProps, "name" | "role" | "balance">) {
  return (
    <div className="flex flex-col gap-3 wrap-anywhere">
      <div>
        <p className="line-clamp-2 font-semibold">
          <bdi>{name}</bdi>
        </p>
        {role && <p className="line-clamp-3 text-body-sm text-fg-muted">{role}</p>}
      </div>
      {balance}
    </div>
  );
}

/** Menu with the signed-in user, the pages of the account and the sign-out. */
export function AccountMenu({
  label,
  name,
  role,
  balance,
  items,
  signOut,
  ...root
}: AccountMenuProps) {
  const { failure } = signOut;
  return (
    <ActionMenu
      {...root}
      label={label}
      trigger={<UserIcon />}
      triggerLabel={label}
      shape="icon"
      header={(name || role || balance) && <Person name={name} role={role} balance={balance} />}
      items={[
        ...items,
        {
          id: "sign-out",
          label: signOut.label,
          icon: LogOutIcon,
          onSelect: signOut.onSignOut,
          isPending: signOut.isPending,
          pendingLabel: signOut.pendingLabel,
          staysOpen: true,
          apart: items.length > 0,
        },
      ]}
      footer={
        failure && (
          <Alert tone="danger" labels={{ tone: failure.toneLabel }}>
            {failure.text}
          </Alert>
        )
      }
    />
  );
}

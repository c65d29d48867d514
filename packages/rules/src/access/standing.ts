/** Flags of an account and its user. */
export interface AccountFlags {
  /** `ccompte` */
  readonly creditAccount: boolean;
  /** `convention_extra` */
  readonly convention: boolean;
  /** `is_parent` */
  readonly isParent: boolean;
  /** `type_compte` */
  readonly kind: "individual" | "pro";
  /** `roles`, as it stands. */
  readonly roles: string;
}

/** Rights derived from the flags; every other rule asks these, never the flags. */
export interface Standing {
  readonly credit: boolean;
  readonly convention: boolean;
  readonly onAccount: boolean;
  readonly parent: boolean;
  readonly pro: boolean;
  readonly administrator: boolean;
}

const ADMINISTRATOR_ROLES = "ROLE_ADMIN";

/** The one place where flags become predicates (docs/domain/accounts.md#account-flags). */
export function standingOf(flags: AccountFlags): Standing {
  return {
    credit: flags.creditAccount,
    convention: flags.convention,
    onAccount: flags.creditAccount && flags.convention,
    parent: flags.isParent,
    pro: flags.kind === "pro",
    administrator: flags.roles === ADMINISTRATOR_ROLES,
  };
}

import type { CallAnswer } from "@parution/contract/call";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import { type Permissions, permissionsOf } from "@parution/rules/access";
import { newJournalOrder } from "./journal-values.ts";

/** User and account, with their permissions. */
export interface Account {
  readonly user: CallAnswer<typeof readCurrentUser>;
  readonly business: CallAnswer<typeof readBusiness>;
  readonly permissions: Permissions;
}

export function accountOf(user: Account["user"], business: Account["business"]): Account {
  return { user, business, permissions: permissionsOf({ ...business, ...user }) };
}

/** Empty order of an account, with its telephone and its name. */
export function freshOrder({ user, business }: Account, supportId: number | null) {
  const phone = user.phone ?? business.phone ?? "";
  return newJournalOrder(supportId, { phone, legalName: business.companyName ?? "" });
}

/** Label in place of «order» for an account above its ceiling; null otherwise. */
export function ceilingOf({ business, permissions }: Account): string | null {
  const { exceeded, message } = business.ceiling;
  return permissions.hasCeiling && exceeded ? (message ?? "") : null;
}

/** Newspaper of a visit: the id in the address (`3` or `support-3`), or the visitor's current one. */
export interface Wish {
  readonly named: string | undefined;
  readonly slug: string | null;
}

/** The id in `3` or `support-3`; null for any other text. */
export function namedSupportId(named: string | undefined): number | null {
  const digits = /^(?:support-)?(\d{1,9})$/.exec(named ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The newspaper that a new order begins with; null where none sells issues. */
export function startSupportId(
  supports: readonly { readonly id: number; readonly slug: string }[],
  { named, slug }: Wish,
): number | null {
  const namedId = namedSupportId(named);
  const wished =
    supports.find(({ id }) => id === namedId) ??
    supports.find((support) => support.slug === slug) ??
    supports[0];
  return wished?.id ?? null;
}

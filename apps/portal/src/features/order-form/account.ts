import type { CallAnswer } from "@parution/contract/call";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import { type Permissions, permissionsOf } from "@parution/rules/access";
import { useMemo } from "react";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";

type User = CallAnswer<typeof readCurrentUser>;
type Business = CallAnswer<typeof readBusiness>;

/** User and business that order, with their permissions. */
export interface Account {
  readonly user: Pick<User, "id" | "phone" | "email">;
  readonly business: Pick<Business, "ice" | "ceiling">;
  readonly permissions: Permissions;
}

export function accountOf(user: User, business: Business) {
  return { user, business, permissions: permissionsOf({ ...business, ...user }) };
}

/** Label in place of «order» while the account is above its ceiling, else null. */
export function ceilingOf({ business, permissions }: Account): string | null {
  const { exceeded, message } = business.ceiling;
  return permissions.hasCeiling && exceeded ? (message ?? "") : null;
}

/** Account that orders; null while it is loading. */
export function useOrderAccount() {
  const business = useBusiness();
  const user = useCurrentUser();
  const account = useMemo<Account | null>(
    () => (user.data && business.data ? accountOf(user.data, business.data) : null),
    [user.data, business.data],
  );
  return { account, answers: [business, user] };
}

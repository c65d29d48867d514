import type { CallAnswer } from "@parution/contract/call";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import { type Permissions, permissionsOf } from "@parution/rules/access";

type User = CallAnswer<typeof readCurrentUser>;
type Business = CallAnswer<typeof readBusiness>;

/** User and business that order, with their permissions. */
export interface Account {
  readonly user: User;
  readonly business: Business;
  readonly permissions: Permissions;
}

export function accountOf(user: User, business: Business): Account {
  return { user, business, permissions: permissionsOf({ ...business, ...user }) };
}

interface Limited {
  readonly business: Pick<Business, "ceiling">;
  readonly permissions: Pick<Permissions, "hasCeiling">;
}

/** Label in place of «order» for an account above its ceiling; null otherwise. */
export function ceilingOf({ business, permissions }: Limited): string | null {
  const { exceeded, message } = business.ceiling;
  return permissions.hasCeiling && exceeded ? (message ?? "") : null;
}

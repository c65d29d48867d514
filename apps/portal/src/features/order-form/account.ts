import type { Permissions } from "@parution/rules/access";
import { useMemo } from "react";
import { accountOf, type Account as WholeAccount } from "../../shared/account/account-of.ts";
import { useBusiness, useCurrentUser } from "../../shared/account/use-account.ts";

/** Account as an order's form reads it; a visitor who tries the form out has no more. */
export interface Account {
  readonly user: Pick<WholeAccount["user"], "id" | "phone" | "email">;
  readonly business: Pick<WholeAccount["business"], "ice" | "ceiling">;
  readonly permissions: Permissions;
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

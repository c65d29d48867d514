import { useMemo } from "react";
import { useBusiness, useCurrentUser } from "../../../shared/account/use-account.ts";
import { type Account, accountOf } from "./account.ts";

/** Who is about to order; null while it is on its way. */
export function useOrderAccount() {
  const business = useBusiness();
  const user = useCurrentUser();
  const account = useMemo<Account | null>(
    () => (user.data && business.data ? accountOf(user.data, business.data) : null),
    [user.data, business.data],
  );
  return { account, answers: [business, user] };
}

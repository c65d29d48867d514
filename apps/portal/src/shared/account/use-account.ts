import { useRead } from "@parution/app/data/use-read.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { readBusiness, readCurrentUser } from "@parution/contract/lazy/session";
import { standingOf } from "@parution/rules/access";
import { useMemo } from "react";

/** The signed-in account (company, balances, arrangements); undefined while unknown. */
export function useBusiness() {
  const signedIn = useSignedIn();
  return useRead(readBusiness, signedIn ? {} : null);
}

/** The signed-in user; undefined while unknown. */
export function useCurrentUser() {
  const signedIn = useSignedIn();
  return useRead(readCurrentUser, signedIn ? {} : null, { revalidateOnFocus: false });
}

/** Predicates of the signed-in user's account (docs/domain/accounts.md#account-flags); null while unknown. */
export function useStanding() {
  const { data: business } = useBusiness();
  const { data: user } = useCurrentUser();
  return useMemo(
    () => (business && user ? standingOf({ ...business, ...user }) : null),
    [business, user],
  );
}

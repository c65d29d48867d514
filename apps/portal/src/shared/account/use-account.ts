import { standingOf } from "@parution/rules/access";
import { useMemo } from "react";
import { callLater } from "../api/call-later.ts";
import { useCall } from "../api/use-call.ts";
import { useSignedIn } from "../session/session-store.ts";

const calls = () => import("@parution/contract/session");
const readBusiness = callLater(calls, "readBusiness");
const readCurrentUser = callLater(calls, "readCurrentUser");

/** The account signed in (company, balances, arrangements), or undefined while unknown. */
export function useBusiness() {
  const signedIn = useSignedIn();
  return useCall(readBusiness, signedIn ? {} : null);
}

/** The person signed in, or undefined while unknown. */
export function useCurrentUser() {
  const signedIn = useSignedIn();
  return useCall(readCurrentUser, signedIn ? {} : null, { revalidateOnFocus: false });
}

/** Which predicates of readings G hold for who is signed in; null while unknown. */
export function useStanding() {
  const { data: business } = useBusiness();
  const { data: user } = useCurrentUser();
  return useMemo(
    () => (business && user ? standingOf({ ...business, ...user }) : null),
    [business, user],
  );
}

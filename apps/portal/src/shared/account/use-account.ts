import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readBusiness, readCurrentUser } from "@parution/contract/lazy/session";
import { creditTermsOf } from "@parution/rules/access";

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

/** Credit terms of the signed-in account (docs/domain/accounts.md#account-flags); null while unknown. */
export function useCreditTerms() {
  const { data: business } = useBusiness();
  return business ? creditTermsOf(business) : null;
}

type Civility = LazyAnswer<typeof readCurrentUser>["civility"];

/** Form of address before a person's name. */
export function useCivility(civility: Civility): string {
  const { t } = useLingui();
  return civility === "mrs" ? t`Mme` : t`M.`;
}

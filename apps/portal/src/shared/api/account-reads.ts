import { useCallback } from "react";
import { useSWRConfig } from "swr";

/**
 * What orders, payments and acts on ads change: reads of an account by their calls' names, since codecs would weigh on
 * pages that do not show them.
 */
export const ACCOUNT_READ = /^read(Business|Dashboard|MemberOrders|My|Recap)/;

/** Reads the account again where it is shown, and elsewhere once it is, however lately it was read. */
export function useReadAccountAgain(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && ACCOUNT_READ.test(key[0])),
    [mutate],
  );
}

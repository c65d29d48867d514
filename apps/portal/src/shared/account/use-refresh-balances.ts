import { useCallback } from "react";
import { useSWRConfig } from "swr";

/** The call that answers balances, by its name: its codec would weigh on pages that do not show them. */
export const BALANCES_CALL = "readBusiness";

/** Reads the account's balances again, wherever they are shown: something has moved them. */
export function useRefreshBalances(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && key[0] === BALANCES_CALL),
    [mutate],
  );
}

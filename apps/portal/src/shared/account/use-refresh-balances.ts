import { readBusiness } from "@parution/contract/session";
import { useCallback } from "react";
import { useSWRConfig } from "swr";

/** Reads the account's balances again, wherever they are shown: something has moved them. */
export function useRefreshBalances(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => void mutate((key) => Array.isArray(key) && key[0] === readBusiness.name),
    [mutate],
  );
}

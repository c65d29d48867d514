import { logout } from "@parution/contract/session";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useClient } from "../api/api-scope.tsx";
import { clearSession } from "./session-store.ts";

/** Ends the session here at once, and on the server; what was read for it is forgotten. */
export function useSignOut(): () => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    try {
      await client.call(logout, {});
    } finally {
      clearSession();
      await mutate(() => true, undefined, { revalidate: true });
    }
  }, [client, mutate]);
}

import { ApiError } from "@parution/contract/errors";
import { createLazyClient, type LazyClient } from "@parution/contract/lazy";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { lazyModule } from "../lazy/lazy.tsx";
import { useLanguage } from "../links/links.tsx";
import {
  clearSession,
  followLeaving,
  interruptSession,
  resumption,
} from "../session/session-store.ts";
import { type AnnouncingClient, announceChanges } from "./announce-changes.ts";
import type { FirstData } from "./first-data.ts";
import { isTransient, retryNow, retryReads } from "./retry-reads.ts";
import { useRefresh } from "./use-refresh.ts";

export type { FirstData } from "./first-data.ts";

const none: FirstData = {};

const ClientContext = createContext<AnnouncingClient | null>(null);

interface ApiScopeProps {
  children: ReactNode;
  fetch?: typeof fetch;
  /** Answers that the document carries. */
  firstData?: FirstData | undefined;
  /** True where the page of a session that has ended stays, and its actions wait until the user signs in again; default false. */
  keepsPage?: boolean;
}

interface ClientScopeProps extends Pick<ApiScopeProps, "children" | "keepsPage"> {
  fetch: typeof fetch | undefined;
}

/** Provides the typed client and SWR's configuration: failed reads are repeated, refused ones are not. */
export function ApiScope({ children, fetch, firstData = none, keepsPage = false }: ApiScopeProps) {
  const configuration = useMemo(
    () => ({ ...swrConfiguration, fallback: firstData, provider: () => new Map() }),
    [firstData],
  );
  return (
    <SWRConfig value={configuration}>
      <ClientScope fetch={fetch} keepsPage={keepsPage}>
        {children}
      </ClientScope>
    </SWRConfig>
  );
}

function ClientScope({ children, fetch, keepsPage = false }: ClientScopeProps) {
  const language = useLanguage();
  const refresh = useRefresh();
  useForgetAnswers();
  const client = useMemo(() => {
    const plain = createLazyClient({
      accountBase: import.meta.env.VITE_ACCOUNT_BASE ?? "/account",
      adsBase: import.meta.env.VITE_ADS_BASE ?? "/ads",
      appToken: import.meta.env.VITE_APP_TOKEN ?? "parution-demo",
      language: () => language,
      onSessionLost: keepsPage ? interruptSession : clearSession,
      fetch: fetch ?? lazyFetch,
    });
    return announceChanges(keepsPage ? resumeCalls(plain) : plain, refresh);
  }, [language, fetch, refresh, keepsPage]);
  return <ClientContext value={client}>{children}</ClientContext>;
}

/**
 * Client whose actions wait where the session was interrupted, and are repeated once the same user has signed in again: the service has
 * carried out none of them. Reads fail at once, since pages repeat them by themselves.
 */
const resumeCalls = (client: LazyClient): LazyClient => ({
  async call(call, input, options) {
    try {
      return await client.call(call, input, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const { method } = await call.load();
      if (method === "GET" || !(await resumption())) throw error;
      return client.call(call, input, options);
    }
  },
});

const sending = lazyModule(() => import("./sending-fetch.ts"));

/** `networkFetch`, loaded with the first call. */
const lazyFetch: typeof fetch = async (input, init) =>
  (await sending.load()).networkFetch(input, init);

/** Typed client that sends the page's language. */
export function useClient(): AnnouncingClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error("useClient needs an ApiScope around it.");
  return client;
}

const swrConfiguration = {
  shouldRetryOnError: isTransient,
  onErrorRetry: retryReads,
  onSuccess: retryNow,
  dedupingInterval: 2000,
};

/** Clears all answers when the user signs out or changes, so that the next user sees none of them. */
function useForgetAnswers(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    return followLeaving(() => {
      void mutate(everything, undefined, { revalidate: false });
      // By then, pages behind the login are unmounted: the service would refuse their reads.
      setTimeout(() => void mutate(everything));
    });
  }, [mutate]);
}

const everything = () => true;

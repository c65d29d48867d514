import { createLazyClient, type LazyClient } from "@parution/contract/lazy";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { SWRConfig } from "swr";
import { useLanguage } from "../links/links.tsx";
import { clearSession } from "../session/session-store.ts";
import { announceChanges } from "./announce-changes.ts";
import type { FirstData } from "./first-data.ts";
import { useForgetAnswers } from "./forget-answers.ts";
import { mayPass } from "./may-pass.ts";
import { retryAtOnce, retryReads } from "./retry-reads.ts";
import { useRefresh } from "./use-refresh.ts";

export type { FirstData } from "./first-data.ts";

const none: FirstData = {};

const ClientContext = createContext<LazyClient | null>(null);

interface ApiScopeProps {
  children: ReactNode;
  fetch?: typeof fetch;
  /** Answers that came with the page. */
  firstData?: FirstData | undefined;
}

interface ClientScopeProps {
  children: ReactNode;
  fetch: typeof fetch | undefined;
}

/** Owns the typed client and the one SWR configuration: asks again what failed, never after a refusal. */
export function ApiScope({ children, fetch, firstData = none }: ApiScopeProps) {
  const configuration = useMemo(() => ({ ...swrConfiguration, fallback: firstData }), [firstData]);
  return (
    <SWRConfig value={configuration}>
      <ClientScope fetch={fetch}>{children}</ClientScope>
    </SWRConfig>
  );
}

function ClientScope({ children, fetch }: ClientScopeProps) {
  const language = useLanguage();
  const refresh = useRefresh();
  useForgetAnswers();
  const client = useMemo(() => {
    const plain = createLazyClient({
      accountBase: import.meta.env.VITE_ACCOUNT_BASE ?? "/account",
      adsBase: import.meta.env.VITE_ADS_BASE ?? "/ads",
      appToken: import.meta.env.VITE_APP_TOKEN ?? "parution-demo",
      language: () => language,
      onSessionLost: clearSession,
      fetch: fetch ?? lazyFetch,
    });
    return announceChanges(plain, refresh);
  }, [language, fetch, refresh]);
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The page's network, loaded with the first call. */
const lazyFetch: typeof fetch = async (input, init) =>
  (await import("./network.ts")).networkFetch(input, init);

/** The typed client, speaking the page's language. */
export function useClient(): LazyClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error("useClient needs an ApiScope around it.");
  return client;
}

const swrConfiguration = {
  shouldRetryOnError: mayPass,
  onErrorRetry: retryReads,
  onSuccess: retryAtOnce,
  dedupingInterval: 2000,
};

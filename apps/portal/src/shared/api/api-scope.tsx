import { ApiError } from "@parution/contract/errors";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { SWRConfig } from "swr";
import { useLanguage } from "../links/links.tsx";
import { clearSession } from "../session/session-store.ts";
import type { FirstData } from "./first-data.ts";
import { createLaterClient, type LaterClient } from "./later-client.ts";
import { retryAtOnce, retryReads } from "./retry-reads.ts";

export type { FirstData } from "./first-data.ts";

const none: FirstData = {};

const ClientContext = createContext<LaterClient | null>(null);

interface ApiScopeProps {
  children: ReactNode;
  fetch?: typeof fetch;
  /** Answers that came with the page. */
  firstData?: FirstData | undefined;
}

/** Owns the typed client and the one SWR configuration: asks again what failed, never after a refusal. */
export function ApiScope({ children, fetch, firstData = none }: ApiScopeProps) {
  const language = useLanguage();
  const client = useMemo(
    () =>
      createLaterClient({
        accountBase: import.meta.env.VITE_ACCOUNT_BASE ?? "/account",
        adsBase: import.meta.env.VITE_ADS_BASE ?? "/ads",
        appToken: import.meta.env.VITE_APP_TOKEN ?? "parution-demo",
        language: () => language,
        onSessionLost: clearSession,
        ...(fetch && { fetch }),
      }),
    [language, fetch],
  );
  const configuration = useMemo(() => ({ ...swrConfiguration, fallback: firstData }), [firstData]);
  return (
    <ClientContext value={client}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </ClientContext>
  );
}

/** The typed client, speaking the page's language. */
export function useClient(): LaterClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error("useClient needs an ApiScope around it.");
  return client;
}

/** A refusal (4xx) stays a refusal; only what may pass by itself is asked again. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

const swrConfiguration = {
  shouldRetryOnError: mayPass,
  onErrorRetry: retryReads,
  onSuccess: retryAtOnce,
  dedupingInterval: 2000,
};

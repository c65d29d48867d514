import { createContext, type ReactNode, useContext, useMemo } from "react";
import { SWRConfig } from "swr";
import { useLanguage } from "../links/links.tsx";
import { clearSession } from "../session/session-store.ts";
import { useReadAccountAgain } from "./account-reads.ts";
import type { FirstData } from "./first-data.ts";
import { useForgetAnswers } from "./forget-answers.ts";
import { createLaterClient, type LaterClient } from "./later-client.ts";
import { mayPass } from "./may-pass.ts";
import { retryAtOnce, retryReads } from "./retry-reads.ts";
import { tellOfWork } from "./tell-of-work.ts";

export type { FirstData } from "./first-data.ts";

const none: FirstData = {};

const ClientContext = createContext<LaterClient | null>(null);

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
  const readAccountAgain = useReadAccountAgain();
  useForgetAnswers();
  const client = useMemo(() => {
    const plain = createLaterClient({
      accountBase: import.meta.env.VITE_ACCOUNT_BASE ?? "/account",
      adsBase: import.meta.env.VITE_ADS_BASE ?? "/ads",
      appToken: import.meta.env.VITE_APP_TOKEN ?? "parution-demo",
      language: () => language,
      onSessionLost: clearSession,
      ...(fetch && { fetch }),
    });
    return tellOfWork(plain, readAccountAgain);
  }, [language, fetch, readAccountAgain]);
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The typed client, speaking the page's language. */
export function useClient(): LaterClient {
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

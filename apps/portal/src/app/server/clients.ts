import type { Language } from "@parution/app/i18n/languages.ts";
import { type Client, createClient } from "@parution/contract/client";
import type { PageRequest } from "@parution/contract/pages";

/** Client of the services for one request for a page: a visitor's, or its user's where the page is rendered for them. */
export function clientOf({ origin, appToken, fetch }: PageRequest, language: Language): Client {
  return createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken,
    language: () => language,
    fetch,
  });
}

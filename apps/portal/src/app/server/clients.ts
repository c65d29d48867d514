import { type Client, createClient } from "@parution/contract/client";
import type { PageRequest } from "@parution/contract/pages";
import type { Language } from "../../shared/i18n/languages.ts";

/** The services as a page's server asks them: as a visitor, since what it is answered may stand in anybody's page. */
export function visitorOf({ origin, appToken, fetch }: PageRequest, language: Language): Client {
  return createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken,
    language: () => language,
    fetch,
  });
}

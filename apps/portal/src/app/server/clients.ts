import { type Client, createClient } from "@parution/contract/client";
import type { PageRequest } from "@parution/contract/pages";
import type { Language } from "../../shared/i18n/languages.ts";

/** The services as a page's server asks them. */
interface Clients {
  /** As anybody: what it answers may stand in any page. */
  readonly visitor: Client;
  /** As whoever asks for the page. */
  readonly reader: Client;
}

export function clientsOf(request: PageRequest, language: Language): Clients {
  const { origin, appToken, cookies, fetch } = request;
  const through = (send: typeof fetch) =>
    createClient({
      accountBase: `${origin}/account`,
      adsBase: `${origin}/ads`,
      appToken,
      language: () => language,
      fetch: send,
    });
  const asReader: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Cookie", cookies);
    return fetch(input, { ...init, headers });
  };
  return { visitor: through(fetch), reader: cookies === "" ? through(fetch) : through(asReader) };
}

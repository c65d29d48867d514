const ORIGIN = "origine";
const REASON = "raison";

/** Why the login page shows instead of the page that was asked for, as its address says it. */
export const loginReasons = ["commande", "compte", "session"] as const;

/** `commande`: an order form · `compte`: another page of an account · `session`: the session has ended. */
export type LoginReason = (typeof loginReasons)[number];

/** Parameters that the login page is rendered from. */
export const loginQuery = { [REASON]: new RegExp(`^(${loginReasons.join("|")})$`) };

/** The login page's address that remembers where the visitor was going, and why they are asked. */
export function loginAddress(login: string, origin: string, reason?: LoginReason): string {
  const query = new URLSearchParams({ [ORIGIN]: origin });
  if (reason !== undefined) query.set(REASON, reason);
  return `${login}?${query}`;
}

/** Why the login page shows; null for no reason that is known. */
export function reasonOf(search: URLSearchParams): LoginReason | null {
  const reason = search.get(REASON);
  return loginReasons.find((known) => known === reason) ?? null;
}

/** Where login returns to: a path of this portal only, anything else becomes `/`. */
export function originOf(search: string, portal: string): string {
  const origin = new URLSearchParams(search).get(ORIGIN);
  if (origin === null || !origin.startsWith("/")) return "/";
  const url = URL.parse(origin, portal);
  if (url === null || url.origin !== portal) return "/";
  const address = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is a path here, and `//host`, which it comes down to, another site's address.
  return URL.parse(address, portal)?.origin === portal ? address : "/";
}

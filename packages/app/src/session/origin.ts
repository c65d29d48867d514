const ORIGIN = "origine";
const REASON = "raison";

/** Reasons in the login page's address for showing it instead of the requested page. */
const loginReasons = ["commande", "compte", "session", "ferme"] as const;

/** `commande`: an order form · `compte`: another page of an account · `session`: the session has ended · `ferme`: the account has. */
export type LoginReason = (typeof loginReasons)[number];

/** Parameters that the login page reads. */
export const loginQuery = { [REASON]: new RegExp(`^(${loginReasons.join("|")})$`) };

/** Address of the login page with the requested page and the reason. */
export function loginAddress(login: string, origin: string, reason?: LoginReason): string {
  const query = new URLSearchParams({ [ORIGIN]: origin });
  if (reason !== undefined) query.set(REASON, reason);
  return `${login}?${query}`;
}

/** Reason in the login page's query; null for none or an unknown one. */
export function reasonOf(search: URLSearchParams): LoginReason | null {
  const reason = search.get(REASON);
  return loginReasons.find((known) => known === reason) ?? null;
}

/** Path to return to after the login; `/` for any address outside this portal. */
export function originOf(search: string, portal: string): string {
  const origin = new URLSearchParams(search).get(ORIGIN);
  if (origin === null || !origin.startsWith("/")) return "/";
  const url = URL.parse(origin, portal);
  if (url === null || url.origin !== portal) return "/";
  const address = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is a path of this portal, but normalises to `//host`, the address of another site.
  return URL.parse(address, portal)?.origin === portal ? address : "/";
}

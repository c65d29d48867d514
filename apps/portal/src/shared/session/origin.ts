const KEY = "origine";

/** The login page's address that remembers where the visitor was going. */
export function loginAddress(login: string, origin: string): string {
  return `${login}?${new URLSearchParams({ [KEY]: origin })}`;
}

/** Where login returns to: a path of this portal only, anything else becomes `/` (readings B4). */
export function originOf(search: string, portal: string): string {
  const origin = new URLSearchParams(search).get(KEY);
  if (origin === null || !origin.startsWith("/")) return "/";
  const url = URL.parse(origin, portal);
  return url !== null && url.origin === portal ? `${url.pathname}${url.search}${url.hash}` : "/";
}

const YEAR_SECONDS = 31_536_000;

/** Values of cookies that a browser would not keep, for as long as the page lasts. */
const pageMemory = new Map<string, string>();

let jar: string | null = null;

/** The value of a cookie in a `Cookie` header or in `document.cookie`; null where there is none. */
export function cookieIn(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}

/** A cookie of this browser that pages may read; null where there is none. */
export const readCookie = (name: string): string | null =>
  pageMemory.get(name) ?? cookieIn(cookies(), name);

/** Browsers ask another process for them: once for all that is drawn in one go. */
function cookies(): string {
  if (jar === null) queueMicrotask(emptyJar);
  jar ??= document.cookie;
  return jar;
}

function emptyJar(): void {
  jar = null;
}

/** Keeps a value of letters, digits and hyphens for a year, for this portal alone. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has no answer before a page is drawn.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  emptyJar();
  if (cookieIn(document.cookie, name) === value) pageMemory.delete(name);
  else pageMemory.set(name, value); // Forbidden: it lasts as long as the page.
}

export function removeCookie(name: string): void {
  pageMemory.delete(name);
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${name}=; Path=/; Max-Age=0`;
  emptyJar();
}

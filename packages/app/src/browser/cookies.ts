const YEAR_SECONDS = 31_536_000;

/** Cookies that the browser refuses to store; kept until the page is unloaded. */
const pageMemory = new Map<string, string>();

let jar: string | null = null;

/** Value of a cookie in a `Cookie` header or in `document.cookie`; null where it is absent. */
export function cookieIn(cookies: string, name: string): string | null {
  for (const pair of cookies.split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}

/** Value of a cookie that scripts may read; null where it is absent. */
export const readCookie = (name: string): string | null =>
  pageMemory.get(name) ?? cookieIn(cookies(), name);

/** All cookies; read once per task, since browsers fetch them from another process. */
function cookies(): string {
  if (jar === null) queueMicrotask(emptyJar);
  jar ??= document.cookie;
  return jar;
}

function emptyJar(): void {
  jar = null;
}

/** Stores a value of letters, digits and hyphens for a year, for this site alone. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the first render needs the value.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  emptyJar();
  if (cookieIn(document.cookie, name) === value) pageMemory.delete(name);
  else pageMemory.set(name, value); // Refused by the browser.
}

export function removeCookie(name: string): void {
  pageMemory.delete(name);
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${name}=; Path=/; Max-Age=0`;
  emptyJar();
}

/**
 * `Set-Cookie` for a cookie that only the server reads, kept for `lifetime` milliseconds. Relative, since the browser's
 * clock may differ from the server's.
 */
export function cookie(name: string, value: string, lifetime: number, publicUrl: string): string {
  const seconds = Math.floor(lifetime / 1000);
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${seconds}`];
  if (isSecure(publicUrl)) attributes.push("Secure");
  return `${name}=${value}; ${attributes.join("; ")}`;
}

/** The prefix binds a cookie to this host over https; browsers refuse it on plain http (readings B1). */
export function secureName(name: string, publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

/** The value of a request's cookie, or null. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value !== undefined && value !== "") return value;
  }
  return null;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}

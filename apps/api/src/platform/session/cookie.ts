/** `Set-Cookie` for a cookie that only the server reads, until `expires` (epoch milliseconds). */
export function cookie(name: string, value: string, expires: number, publicUrl: string): string {
  const until = new Date(expires).toUTCString();
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Expires=${until}`];
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

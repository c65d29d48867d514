/** How a request carries its token. */
export interface Credentials {
  readonly token: string;
  /** Browsers add cookies by themselves, so such requests must prove that they come from the portal. */
  readonly by: "cookie" | "bearer";
}

/** The token of a request: `Authorization: Bearer` first, then the session cookie. */
export function readCredentials(headers: Headers, publicUrl: string): Credentials | null {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { token: bearer, by: "bearer" };
  const token = readCookie(headers.get("cookie") ?? "", cookieName(publicUrl));
  return token === null ? null : { token, by: "cookie" };
}

/** `Set-Cookie` that gives a browser its session until `expires` (epoch milliseconds). */
export function sessionCookie(token: string, expires: number, publicUrl: string): string {
  return cookie(token, new Date(expires), publicUrl);
}

/** `Set-Cookie` that takes the session away. */
export function endedCookie(publicUrl: string): string {
  return cookie("", new Date(0), publicUrl);
}

function cookie(value: string, expires: Date, publicUrl: string): string {
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", `Expires=${expires.toUTCString()}`];
  if (isSecure(publicUrl)) attributes.push("Secure");
  return `${cookieName(publicUrl)}=${value}; ${attributes.join("; ")}`;
}

/** The prefix binds the cookie to this host over https; browsers refuse it on plain http. */
function cookieName(publicUrl: string): string {
  return isSecure(publicUrl) ? "__Host-parution" : "parution";
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith("https:");
}

function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value !== undefined && value !== "") return value;
  }
  return null;
}

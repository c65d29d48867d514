import { crossSite } from "./problems.ts";

/**
 * Refuses a state-changing request that another site makes a browser send (readings B1). Browsers say where a request
 * comes from with `Sec-Fetch-Site`; those too old for it, with `Origin`.
 * @throws ProblemError 403
 */
export function checkSameSite(headers: Headers, publicUrl: string): void {
  const site = headers.get("sec-fetch-site");
  if (site !== null) {
    if (site !== "same-origin" && site !== "none") throw crossSite();
    return;
  }
  const origin = headers.get("origin");
  if (origin === null) return;
  if (!isOwn(origin, headers, publicUrl)) throw crossSite();
}

/**
 * Refuses a form that no page of the portal has sent: browsers name the origin of every form that is posted.
 * @throws ProblemError 403
 */
export function requireOwnOrigin(headers: Headers, publicUrl: string): void {
  const origin = headers.get("origin");
  if (origin === null || !isOwn(origin, headers, publicUrl)) throw crossSite();
}

function isOwn(origin: string, headers: Headers, publicUrl: string): boolean {
  const host = headers.get("host");
  return [new URL(publicUrl).origin, `http://${host}`, `https://${host}`].includes(origin);
}

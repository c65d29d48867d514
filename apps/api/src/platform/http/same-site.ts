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
  const own = [publicUrl, `http://${headers.get("host")}`, `https://${headers.get("host")}`];
  if (!own.includes(origin)) throw crossSite();
}

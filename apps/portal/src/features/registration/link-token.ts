/** Longest token that is sent; those of the service are shorter. */
const LONGEST = 200;

/**
 * Token of a mailed link, from the fragment of the address, which browsers do not send to a server; an invalid token where
 * there is none, so that the service answers with its message.
 */
export function readLinkToken(hash: string): string {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("jeton") ?? "";
  return token.trim() === "" ? "-" : token.slice(0, LONGEST);
}

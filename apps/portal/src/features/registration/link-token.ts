/** Longest token that is sent; none of the service's is as long. */
const LONGEST = 200;

/**
 * Token of a link in a mail, from the part of the address that browsers send to no server; a text that no link has where
 * there is none, so that the service answers for it.
 */
export function readLinkToken(hash: string): string {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("jeton") ?? "";
  return token.trim() === "" ? "-" : token.slice(0, LONGEST);
}

/** Parses an HTTP address that a browser or a server can post to; null for any other text. */
export function readHttpUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:") ? url : null;
}

/** True when an address stays on this machine. `URL` has already normalised forms such as `0x7f.1`. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

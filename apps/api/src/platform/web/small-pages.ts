import { type Bytes, type Encoding, encode } from "../http/index.ts";

/** Pages of which it is remembered that they were asked for, some tens of kilobytes each at most. */
const KEPT = 200;

/** Packs a page; `etag` names its content. */
export type PackPage = (bytes: Bytes, encoding: Encoding, etag: string) => Promise<Bytes>;

/**
 * Packs pages soon, and what is asked for again as small as it gets, once: that takes a tenth of a second, which one
 * visitor does not wait for and all later ones save. One page at a time, so that many asked for at once take no more.
 */
export function createPagePacker(
  onFailure: (error: unknown) => void,
  pack: typeof encode = encode,
): PackPage {
  /** In the order in which they were last asked for; null until one is packed small. */
  const seen = new Map<string, Bytes | null>();
  let isBusy = false;

  /** What is known of the page; undefined when it is asked for the first time. */
  function remember(etag: string): Bytes | null | undefined {
    const known = seen.get(etag);
    seen.delete(etag);
    seen.set(etag, known ?? null);
    const [oldest] = seen.keys();
    if (seen.size > KEPT && oldest !== undefined) seen.delete(oldest);
    return known;
  }

  /** Whatever comes in the way, which is told, the page goes on being packed soon. */
  async function packSmall(bytes: Bytes, etag: string): Promise<void> {
    isBusy = true;
    try {
      const small = await pack(bytes, "br", "once");
      if (seen.has(etag)) seen.set(etag, small);
    } catch (error) {
      onFailure(error);
      seen.delete(etag);
    } finally {
      isBusy = false;
    }
  }

  return async (bytes, encoding, etag) => {
    if (encoding !== "br") return pack(bytes, encoding, "page");
    const known = remember(etag);
    if (known) return known;
    const soon = await pack(bytes, encoding, "page");
    if (known === null && !isBusy) void packSmall(bytes, etag);
    return soon;
  };
}

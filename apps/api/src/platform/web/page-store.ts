import type { PackedPage } from "./packed-page.ts";
import type { PageTags } from "./page-versions.ts";

/** Bytes of a page beside its compressed body: headers, names, and its gzip form. */
const OVERHEAD = 4096;
const FORMS = 2.3;

/** A page with the versions that it was rendered from. */
export interface Rendered {
  readonly page: PackedPage;
  /** Version of its content; null for a page that is not to be kept. */
  readonly version: string | null;
  /** Content shown, by name. */
  readonly tags: PageTags;
}

/** A page that is kept. */
export interface Kept extends Rendered {
  /** Time at which its reads began, by the monotonic clock, and the version of content shown by all pages. */
  readAt: number;
  readFrom: number;
  /** Time of the last confirmation that it was up to date. */
  verifiedAt: number;
  readonly weight: number;
  asked: number;
  /** End of its use in place of a failed renewal. */
  spareUntil: number;
  isSmall: boolean;
}

/** Keeps pages up to so many bytes: those that were asked for longest ago make room. */
export function createPageStore(budget: number) {
  /** Kept pages in the order in which they were last asked for. */
  const pages = new Map<string, Kept>();
  let size = 0;

  function drop(key: string): void {
    size -= pages.get(key)?.weight ?? 0;
    pages.delete(key);
  }

  return {
    get: (key: string): Kept | undefined => pages.get(key),

    /** Notes that a page is asked for. */
    use(key: string, kept: Kept): void {
      pages.delete(key);
      pages.set(key, kept);
    },

    /** Keeps a page in place of the one there was; one that is not to be kept, not. */
    keep(key: string, rendered: Rendered, readAt: number, readFrom: number): void {
      const { page, version } = rendered;
      drop(key);
      if (page.status !== 200 || version === null) return;
      const weight = FORMS * (page.bodies.get("br")?.byteLength ?? 0) + key.length + OVERHEAD;
      const kept = { asked: 0, spareUntil: 0, isSmall: false, verifiedAt: readAt };
      pages.set(key, { ...rendered, ...kept, readAt, readFrom, weight });
      size += weight;
      for (const oldest of pages.keys()) {
        if (size <= budget) break;
        drop(oldest);
      }
    },

    /** Bytes that are kept, as far as they are counted. */
    size: () => size,
  };
}

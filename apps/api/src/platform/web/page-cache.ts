import { type PackedPage, packSmall } from "./packed-page.ts";
import { createPageStore, type Kept, type Rendered } from "./page-store.ts";
import type { PageVersions } from "./page-versions.ts";

/** Lifetime of a page, in milliseconds. */
export interface PageAges {
  /** Since it was last known to be up to date: an older one is renewed before it is sent. */
  readonly stale: number;
  /** Since its reads: an older one is renewed while it is sent, though no change was found. */
  readonly rechecked: number;
  /** Since it was last known to be up to date: an older one is not sent even where it cannot be renewed. */
  readonly spare: number;
}

/** Ages of pages: none is older than five seconds when it is sent, unless it cannot be renewed. */
const AGES: PageAges = { stale: 4000, rechecked: 60_000, spare: 600_000 };

/** Milliseconds after a renewal that failed until the next is tried. */
const RETRY = 1000;

/** Bytes of all pages that are kept. */
const BUDGET = 32 * 2 ** 20;

/** Requests from which a page is compressed to its smallest size. */
const OFTEN = 2;
/** Pause after work in advance, in multiples of its duration, so that orders have the processor. */
const REST = { shrinking: 9, rechecking: 4 };

/** Renders a page; `unchanged` where the known version still holds. */
export type Render = (
  known: string | null,
  isWaitedFor: boolean,
) => Promise<Rendered | "unchanged">;

interface CacheOptions {
  readonly versions: Pick<
    PageVersions,
    "current" | "hasChanged" | "refreshWhenDue" | "refresh" | "refreshedAt"
  >;
  readonly now?: () => number;
  readonly ages?: PageAges;
  readonly budget?: number;
  readonly shrink?: (page: PackedPage) => Promise<void>;
  /** Called with the reason why a page could not be renewed or compressed. */
  readonly onFailure: (error: unknown) => void;
}

/** Pages that were rendered, as long as they may be sent; which of them were asked for longest ago make room. */
export interface PageCache {
  /** The page, where it can be sent at once; it is renewed meanwhile where it is no longer fresh. */
  peek(key: string, render: Render, since?: number): PackedPage | null;
  /** The page, rendered first where none can be sent. @throws as `render` does, where no stale page is left */
  find(key: string, render: Render, since?: number): Promise<PackedPage>;
  /** Bytes that are kept, as far as they are counted. */
  size(): number;
}

/** Caches pages of a renderer: each is rendered once for all concurrent callers. */
export function createPageCache({
  versions,
  now = () => performance.now(),
  ages = AGES,
  budget = BUDGET,
  shrink = packSmall,
  onFailure,
}: CacheOptions): PageCache {
  const pages = createPageStore(budget);
  const renewals = createRenewals(pages, { versions, now, ages, onFailure });
  const shrinking = createPauses(REST.shrinking, now);
  const rechecking = createPauses(REST.rechecking, now);

  /** True when a page may be sent as it is; one that is out of date is renewed meanwhile. */
  function isSendable(key: string, kept: Kept, render: Render, since: number): boolean {
    const at = now();
    if (at < kept.spareUntil) return true;
    if (kept.readAt < since) return false;
    const isChanged = versions.hasChanged(kept.tags, kept.readFrom);
    if (!isChanged) kept.verifiedAt = Math.max(kept.verifiedAt, versions.refreshedAt());
    if (at - kept.verifiedAt >= ages.stale) return false;
    const renew = () => renewals.renew(key, render, false).catch(onFailure);
    if (isChanged) void renew();
    else if (at - kept.readAt >= ages.rechecked) rechecking.begin(renew);
    return true;
  }

  function peek(key: string, render: Render, since = Number.NEGATIVE_INFINITY) {
    const kept = pages.get(key);
    if (kept === undefined) return null;
    pages.use(key, kept);
    versions.refreshWhenDue(onFailure);
    if (!isSendable(key, kept, render, since)) return null;
    kept.asked += 1;
    if (kept.asked >= OFTEN && !kept.isSmall) {
      shrinking.begin(() => {
        kept.isSmall = true;
        return shrink(kept.page).catch(onFailure);
      });
    }
    return kept.page;
  }

  return {
    peek,
    async find(key, render, since) {
      await renewals.refreshFirst(key);
      for (;;) {
        const kept = peek(key, render, since);
        if (kept !== null) return kept;
        const underWay = renewals.underWay(key);
        if (underWay === undefined) return renewals.renew(key, render, true);
        const page = await underWay;
        // A rendering that began before the reader's own action does not show it yet.
        if (since === undefined || pages.get(key) === undefined) return page;
      }
    },
    size: pages.size,
  };
}

/** Renews pages, each once for all concurrent callers; where that fails, the old one is sent for a while. */
function createRenewals(
  pages: ReturnType<typeof createPageStore>,
  { versions, now, ages, onFailure }: Required<Omit<CacheOptions, "budget" | "shrink">>,
) {
  const renewals = new Map<string, Promise<PackedPage>>();

  async function renewNow(key: string, render: Render, isWaitedFor: boolean): Promise<PackedPage> {
    const started = now();
    const readFrom = versions.current();
    const old = pages.get(key);
    try {
      const rendered = await render(old?.version ?? null, isWaitedFor);
      if (rendered !== "unchanged") {
        if (old !== undefined && rendered.page.status >= 500) return standIn(old, rendered.page);
        pages.keep(key, rendered, started, readFrom);
        return rendered.page;
      }
      if (old === undefined) throw new Error("A page that is not kept cannot be unchanged.");
      Object.assign(old, { readAt: started, verifiedAt: started, readFrom });
      return old.page;
    } catch (error) {
      if (old === undefined || now() - old.verifiedAt >= ages.spare) throw error;
      onFailure(error);
      return standIn(old, old.page);
    }
  }

  /** Sends the old page for a moment, unless it is too old for that. */
  function standIn(old: Kept, otherwise: PackedPage): PackedPage {
    const at = now();
    if (at - old.verifiedAt >= ages.spare) return otherwise;
    old.spareUntil = at + RETRY;
    return old.page;
  }

  return {
    underWay: (key: string) => renewals.get(key),

    renew(key: string, render: Render, isWaitedFor: boolean): Promise<PackedPage> {
      const underWay = renewals.get(key);
      if (underWay !== undefined) return underWay;
      const renewal = renewNow(key, render, isWaitedFor).finally(() => renewals.delete(key));
      renewals.set(key, renewal);
      return renewal;
    },

    /** Compares pages that were not requested lately with later changes, before any is rendered for nothing. */
    async refreshFirst(key: string): Promise<void> {
      if (now() - versions.refreshedAt() < ages.stale) return;
      try {
        await versions.refresh();
      } catch (error) {
        const kept = pages.get(key);
        if (kept === undefined || now() - kept.verifiedAt >= ages.spare) throw error;
        onFailure(error);
        kept.spareUntil = now() + RETRY;
      }
    },
  };
}

/** Does one piece of work at a time, and after each none for so many times as long as it took. */
function createPauses(times: number, now: () => number) {
  let isBusy = false;
  let from = 0;
  return {
    /** Begins the work, unless its time has not come. */
    begin(work: () => Promise<unknown>): void {
      if (isBusy || now() < from) return;
      isBusy = true;
      const started = now();
      void work().finally(() => {
        isBusy = false;
        from = now() + times * (now() - started);
      });
    },
  };
}

/** Change of a public page's content: an ad that is or was online, or content of many pages. */
export type PageChange =
  | "site"
  | { readonly ad: number; readonly support: number; readonly heading: number };

/** Finds the changes since its last call. */
export type FindChanges = () => Promise<readonly PageChange[]>;

/** Milliseconds between two refreshes, while pages are read. */
const REFRESH_EVERY = 1000;

/** After a longer pause all pages count as changed: changes are not kept for ever. */
const LONGEST_PAUSE = 300_000;

/** Counts of ads follow a change by this: pages that show them are renewed once more. Milliseconds. */
const COUNTED_AFTER = 2500;

/** Names that are remembered one by one; beyond, everything counts as changed. */
const REMEMBERED = 20_000;

/** Content of a page, by name: `ads`, `ads:1` (of a newspaper), `heading:1:3`, `ad:7`. */
export type PageTags = readonly string[];

/** Finds pages that are out of date, by their content. */
export interface PageVersions {
  /** A number that grows with every change that was found. */
  current(): number;
  /** True when something that a page shows has changed since that version. */
  hasChanged(tags: PageTags, since: number): boolean;
  /** Finds the changes since the last refresh; one refresh at a time. */
  refresh(): Promise<void>;
  /** Start of the last finished refresh; before any, minus infinity. */
  refreshedAt(): number;
  /** Refreshes in the background, where the last refresh is more than a second ago. */
  refreshWhenDue(onFailure: (error: unknown) => void): void;
}

/** Follows changes by a refresh a second while pages are read. */
export function createPageVersions(
  find: FindChanges,
  now: () => number = () => performance.now(),
): PageVersions {
  const changes = createChangeLog();
  /** Names of counts to be renewed once more, with the time for it. */
  const counted = new Map<string, number>();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | null = null;

  async function findNow(): Promise<void> {
    const started = now();
    const found = await find();
    if (started - refreshedAt > LONGEST_PAUSE) changes.noteAll();
    for (const [tag, due] of counted) {
      if (due > started) continue;
      counted.delete(tag);
      changes.note([tag]);
    }
    for (const change of found) {
      if (change === "site") changes.noteAll();
      else noteAd(change, started);
    }
    refreshedAt = started;
  }

  function noteAd(change: Exclude<PageChange, "site">, at: number): void {
    const tags = tagsOf(change);
    changes.note(tags);
    for (const tag of tags.slice(0, LISTS)) counted.set(tag, at + COUNTED_AFTER);
  }

  function refresh(): Promise<void> {
    refreshing ??= findNow().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  return {
    current: changes.version,
    hasChanged: changes.hasChanged,
    refresh,
    refreshedAt: () => refreshedAt,
    refreshWhenDue(onFailure) {
      if (refreshing === null && now() - refreshedAt >= REFRESH_EVERY) refresh().catch(onFailure);
    },
  };
}

/** Counts changes, and remembers the last one of each name. */
function createChangeLog() {
  const changes = new Map<string, number>();
  let site = 0;
  let version = 0;

  function noteAll(): void {
    version += 1;
    site = version;
    changes.clear();
  }

  return {
    version: () => version,
    hasChanged: (tags: PageTags, since: number): boolean =>
      site > since || tags.some((tag) => (changes.get(tag) ?? 0) > since),
    note(tags: PageTags): void {
      version += 1;
      for (const tag of tags) changes.set(tag, version);
      if (changes.size > REMEMBERED) noteAll();
    },
    /** Marks everything as changed. */
    noteAll,
  };
}

/** Number of an ad's names that are of lists that count it. */
const LISTS = 2;

/** The names under which an ad stands on pages, those of lists first. */
const tagsOf = ({ ad, support, heading }: Exclude<PageChange, "site">): PageTags => [
  "ads",
  `ads:${support}`,
  `heading:${support}:${heading}`,
  `ad:${ad}`,
];

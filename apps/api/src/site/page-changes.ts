import { catalogueVersion } from "../catalogue/index.ts";
import type { Context } from "../platform/context.ts";
import { readAtVersion } from "../platform/database/catalogue-labels.ts";
import type { Job } from "../platform/jobs.ts";
import type { FindChanges, PageChange } from "../platform/web/page-versions.ts";
import type { ReadSupportSlugs } from "../platform/web/page-visits.ts";
import { publishToday } from "../publishing/index.ts";
import { deletePageChanges, listSupportSlugs, type PageChangeRow, readChanges } from "./queries.ts";

/** Retention of changes in minutes: a process whose last check is older takes everything as changed. */
const MINUTES_KEPT = 10;

/**
 * Finds the changes of public pages since its last call, by any process, each once; changes of transactions that were still
 * open then are included.
 */
export function createPageChanges(context: Context): FindChanges {
  let horizon: string | null = null;
  let seen: ReadonlySet<string> = new Set();
  return async () => {
    await publishToday(context);
    const { next, rows } = await readChanges(context.db, horizon);
    const isFirst = horizon === null;
    const found = rows.filter(({ id }) => !seen.has(id));
    horizon = next;
    seen = new Set(rows.map(({ id }) => id));
    return isFirst ? [] : found.map(describe);
  };
}

const describe = ({ ad, support, heading }: PageChangeRow): PageChange =>
  ad === null || support === null || heading === null ? "site" : { ad, support, heading };

const supportSlugsAt = readAtVersion(listSupportSlugs);

/** Reads the newspapers that addresses may name, once for each version of the catalogue. */
export function createSupportSlugs(context: Context): ReadSupportSlugs {
  return async () => supportSlugsAt(context.db, await catalogueVersion(context));
}

/** Deletes changes that every process has seen. */
export const forgetPageChanges: Job = {
  name: "page changes",
  every: 60_000,
  async run({ db }) {
    await deletePageChanges(db, MINUTES_KEPT);
  },
};

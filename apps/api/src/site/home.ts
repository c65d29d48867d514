import type { Language } from "@parution/contract/call";
import type { Kysely } from "kysely";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import { listSoldHeadings, listSupports } from "../catalogue/index.ts";
import { readHomeParts } from "../contents/index.ts";
import { summarisePublishedAds } from "../listing/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { notFound } from "../platform/http/problems.ts";
import { publishToday } from "../publishing/index.ts";
import { orderSteps } from "./menu.ts";
import { countOnline, listLatestIds } from "./queries.ts";

const LATEST = 8;

/**
 * The home page: supports, headings with their ads, the latest ads, how to order.
 * @param supportId narrows headings and ads to one support; all without it.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readHomeOf(
  context: Context,
  supportId: number | undefined,
  language: Language,
) {
  const { db } = context;
  await publishToday(context);
  const supports = await listSupports(db, language);
  if (supportId !== undefined && !supports.some(({ id }) => id === supportId)) {
    throw notFound(unknownSupport);
  }
  const headings = await listSoldHeadings(db, supportId, language);
  const counts = await readOnlineCounts(context, supportId);
  const latest = await listLatestIds(db, supportId, LATEST);
  return {
    supports: supports.map((support) => ({
      id: support.id,
      label: support.label,
      slug: support.slug,
      medium: mediumOf(support.channel_id),
      language: support.language,
      tagline: support[`tagline_${language}`],
      leadHours: support.lead_hours,
    })),
    headings: headings.map(({ id, label, slug }) => ({
      id,
      label,
      slug,
      adCount: counts.get(id) ?? 0,
    })),
    publishedAds: await summarisePublishedAds(
      context,
      latest.map(({ id }) => id),
      language,
    ),
    ...(await readHomeParts(context, language)),
    steps: orderSteps.map(({ title, text }) => ({ title: title[language], text: text[language] })),
  };
}

/**
 * Lifetime of the counts in a process, in milliseconds: twenty times the duration of a count, so that a newspaper of a million
 * ads, which takes a while, is not counted all the time.
 */
const LIFETIME = { least: 2000, most: 30_000, times: 20 };

interface Kept {
  /** Ads by heading; a promise, so that concurrent callers wait for the same count. */
  readonly counts: Promise<ReadonlyMap<number, number>>;
  until: number;
}

/** Kept home pages by support; null stands for all of them. */
const keptOf = new WeakMap<Kysely<Database>, Map<number | null, Kept>>();

/**
 * Number of ads online by heading, of one support or of all: as of two seconds ago, of half a minute at most where
 * counting takes long, whichever process published since.
 */
function readOnlineCounts(
  { db, clock }: Pick<Context, "clock" | "db">,
  supportId: number | undefined,
): Promise<ReadonlyMap<number, number>> {
  const kept = keptOf.get(db) ?? new Map<number | null, Kept>();
  keptOf.set(db, kept);
  const key = supportId ?? null;
  const known = kept.get(key);
  if (known !== undefined && clock.now() < known.until) return known.counts;
  const started = performance.now();
  const counting = { counts: count(db, supportId), until: clock.now() + LIFETIME.least };
  kept.set(key, counting);
  counting.counts.then(
    () => {
      const took = performance.now() - started;
      const lifetime = Math.min(LIFETIME.most, Math.max(LIFETIME.least, LIFETIME.times * took));
      counting.until = clock.now() + lifetime;
    },
    () => kept.delete(key),
  );
  return counting.counts;
}

async function count(db: Kysely<Database>, supportId: number | undefined) {
  const rows = await countOnline(db, supportId);
  return new Map(rows.map((row) => [row.heading_id, row.count]));
}

import { sql } from "kysely";
import { prepare, type Slots } from "../platform/database/prepare.ts";
import type { Queries } from "../platform/database/transaction.ts";

const DIGITAL = 2;

/** Content of the page of an ad, as JSON; certificates name its digest. */
const content = sql`json_build_object(
  'ref_web', ads.ref_web, 'journal', supports.slug, 'rubrique', headings.slug, 'titre', ads.web_title,
  'contenu_web', ads.web_content, 'contenu_papier', ads.paper_content,
  'photos', (select coalesce(json_agg(file.id order by file.position), '[]') from ad_files file
    where file.ad_id = ads.id and file.kind = 'photo'))::text`;

const address = sql`'/' || supports.language || '/annonce/' || headings.slug || '/' || ads.slug || '/' || ads.id`;

/**
 * Enters into the website's log that ads of digital newspapers are served as they are now, or no longer. It is called by everything
 * that puts an ad online or takes it off, in its transaction; an ad whose last entry says the same gets none. What is served is kept
 * once for each digest.
 * @param ids null: all of them
 * @param at null: the instant at which each was published, as where ads of the past are written
 */
export async function logOnWeb(
  db: Queries,
  ids: readonly number[] | null,
  at: Date | null,
): Promise<void> {
  if (ids?.length === 0) return;
  const instant = at === null ? sql`ads.published_at` : sql`${at}::timestamptz`;
  const wanted = ids === null ? sql`true` : sql`ads.id = any(${ids}::bigint[])`;
  await sql`
    with changed as (
      select now.* from (
        select ad.*, encode(sha256(convert_to(ad.content, 'UTF8')), 'hex') as sha256 from (
          select ads.id as ad_id, ${instant} as at, ads.online,
            case when ads.online then ${address} end as address, case when ads.online then ${content} end as content
          from ads
          join supports on supports.id = ads.support_id
          join headings on headings.id = ads.heading_id
          where ads.channel_id = ${DIGITAL} and ads.publish_on_web and ads.published_at is not null and ${wanted}
        ) ad
      ) now
      left join lateral (
        select shown, sha256 from web_publications known
        where known.ad_id = now.ad_id order by known.id desc limit 1
      ) last on true
      where case when now.online then last.sha256 is distinct from now.sha256 else coalesce(last.shown, false) end
    ), kept as (
      insert into web_contents (sha256, content)
      select distinct on (sha256) sha256, content from changed where sha256 is not null order by sha256
      on conflict do nothing
    )
    insert into web_publications (ad_id, at, shown, address, sha256)
    select ad_id, at, online, address, sha256 from changed order by at, ad_id`.execute(db);
}

/** Entries of the website's log for some ads, without the served contents, the oldest first. */
export async function selectWebLog(db: Queries, adIds: readonly number[]) {
  return adIds.length === 0 ? [] : logOf(db, null, { adIds });
}

const logOf = prepare((db, slot: Slots<{ readonly adIds: readonly number[] }>) =>
  db
    .selectFrom("web_publications")
    .select(["ad_id", "at", "shown", "address", "sha256"])
    .where((eb) => eb("ad_id", "=", eb.fn.any(sql<number[]>`${slot("adIds")}::bigint[]`)))
    .orderBy("id"),
);

export type WebPublication = Awaited<ReturnType<typeof selectWebLog>>[number];

/** Content of an ad that the website served, by its SHA-256. */
export async function selectServed(
  db: Queries,
  adId: number,
  digests: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  if (digests.length === 0) return {};
  const rows = await db
    .selectFrom("web_contents as served")
    .select(["served.sha256", "served.content"])
    .where("served.sha256", "in", [...new Set(digests)])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("web_publications as entry")
          .select("entry.id")
          .where("entry.ad_id", "=", adId)
          .whereRef("entry.sha256", "=", "served.sha256"),
      ),
    )
    .orderBy("served.sha256")
    .execute();
  return Object.fromEntries(rows.map(({ sha256, content }) => [sha256, content]));
}

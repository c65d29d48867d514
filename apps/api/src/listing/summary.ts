import type { CallAnswer, Language } from "@parution/contract/call";
import type { listNotices } from "@parution/contract/listing";
import { dateInZone } from "@parution/rules/dates";
import type { Context } from "../platform/context/index.ts";
import { photoUrls } from "./photos/index.ts";
import { readTexts } from "./reading.ts";
import { listNoticeRows, type NoticeRow } from "./summary-queries.ts";

type Summary = CallAnswer<typeof listNotices>["notices"][number];

/** The notices of some ads, in the order of the ids, without those that have gone offline meanwhile. */
export async function summariseNotices(
  { db, config }: Pick<Context, "config" | "db">,
  ids: readonly number[],
  language: Language,
): Promise<Summary[]> {
  const rows = await listNoticeRows(db, ids, language);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [summarise(row, config.publisherZone)];
  });
}

function summarise(row: NoticeRow, zone: string): Summary {
  const [first] = row.photos;
  return {
    id: row.id,
    slug: row.slug,
    reference: row.ref_web,
    title: row.web_title,
    ...readTexts(row),
    heading: row.heading,
    headingSlug: row.heading_slug,
    subheading: row.subheading,
    type: row.type,
    city: row.city ?? row.other_city,
    supportId: row.support_id,
    publishedOn: dateInZone(row.published_at.getTime(), zone),
    photo: first === undefined ? null : photoUrls(first.id),
    photoCount: row.photos.length,
  };
}

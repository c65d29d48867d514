import type { CallAnswer, Language } from "@parution/contract/call";
import { type listPublishedAds, readGlobal } from "@parution/contract/listing";
import { dateInZone } from "@parution/rules/dates";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import { listSupports } from "../catalogue/index.ts";
import type { Context } from "../platform/context.ts";
import { bind } from "../platform/http/bind.ts";
import { notFound } from "../platform/http/problems.ts";
import { photoUrls } from "./photos.ts";
import { listPublishedAdRows, type PublishedAdRow } from "./queries.ts";
import { readTexts } from "./reading.ts";

type Summary = CallAnswer<typeof listPublishedAds>["publishedAds"][number];

/** Published ads in the order of the ids, without those that have gone offline meanwhile. */
export async function summarisePublishedAds(
  { db, config }: Pick<Context, "config" | "db">,
  ids: readonly number[],
  language: Language,
): Promise<Summary[]> {
  const rows = await listPublishedAdRows(db, ids, language);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [summarise(row, config.publisherZone)];
  });
}

function summarise(row: PublishedAdRow, zone: string): Summary {
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

/** A support as its pages name it. */
export const readGlobalRoute = bind(readGlobal, async ({ context, language, input }) => {
  const supports = await listSupports(context.db, language);
  const support = supports.find(({ id }) => id === input.params.supportId);
  if (support === undefined) throw notFound(unknownSupport);
  const { publisher } = context.config;
  return {
    id: support.id,
    label: support.label,
    slug: support.slug,
    medium: mediumOf(support.channel_id),
    language: support.language,
    tagline: support[`tagline_${language}`],
    publisher: publisher && {
      name: publisher.legalName[language],
      address: publisher.address[language],
      phone: publisher.phone,
    },
  };
});

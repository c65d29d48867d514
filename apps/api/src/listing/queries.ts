import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import { datesOfAd, optionsOfAd, photosOfAd } from "../ads/index.ts";
import { labelInPrint } from "../platform/database/catalogue-labels.ts";
import type { Queries } from "../platform/database/transaction.ts";

/** Facts of a published ad for a mail to its advertiser; undefined: none. */
export function findPublishedAd(db: Queries, id: number) {
  return db
    .selectFrom("published_ads as published_ad")
    .innerJoin("ads", "ads.id", "published_ad.ad_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .where("published_ad.ad_id", "=", id)
    .select(["ads.id", "ads.slug", "ads.web_title", "ads.email", "ads.user_id"])
    .select("heading.slug as heading_slug")
    .executeTakeFirst();
}

/** Rows of published ads: the columns that lists and pages share. */
const selectPublishedAds = (db: Queries, language: Language) =>
  db
    .selectFrom("published_ads as published_ad")
    .innerJoin("ads", "ads.id", "published_ad.ad_id")
    .innerJoin("headings as heading", "heading.id", "ads.heading_id")
    .innerJoin("ad_types as type", "type.id", "ads.ad_type_id")
    .leftJoin("subheadings as subheading", "subheading.id", "ads.subheading_id")
    .leftJoin("cities as city", "city.id", "ads.city_id")
    .select([
      "ads.id",
      "ads.slug",
      "ads.ref_web",
      "ads.web_title",
      "ads.web_content",
      "ads.paper_content",
      "ads.support_id",
      "ads.other_city",
      "published_ad.published_at",
      "heading.slug as heading_slug",
      `heading.label_${language} as heading` as const,
      `subheading.label_${language} as subheading` as const,
      `type.label_${language} as type` as const,
      `city.label_${language} as city` as const,
      photosOfAd(),
    ]);

/** Rows of some published ads, in no order. */
export async function listPublishedAdRows(db: Queries, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  return selectPublishedAds(db, language).where("published_ad.ad_id", "in", ids).execute();
}

export type PublishedAdRow = Awaited<ReturnType<typeof listPublishedAdRows>>[number];

/** Address part that names a published ad: the id decides, the slug is for readers, and an older slug still works. */
export interface PublishedAdAddress {
  readonly id: number;
  readonly supportId?: number | undefined;
}

/** A published ad, in words; undefined when there is none. */
export function selectPublishedAd(db: Queries, address: PublishedAdAddress, language: Language) {
  return selectPublishedAds(db, language)
    .innerJoin("supports as support", "support.id", "ads.support_id")
    .innerJoin("products as product", "product.id", "ads.product_id")
    .innerJoin("users", "users.id", "ads.user_id")
    .leftJoin("canvases as canvas", "canvas.id", "ads.canvas_id")
    .where("published_ad.ad_id", "=", address.id)
    .$if(address.supportId !== undefined, (query) =>
      query.where("published_ad.support_id", "=", address.supportId ?? null),
    )
    .select([
      "ads.layout",
      "ads.word_break",
      "ads.anonymous",
      "support.slug as support_slug",
      "support.channel_id",
      "support.fixed_price",
      `support.label_${language} as support_label` as const,
      "heading.id as heading_id",
      labelInPrint("heading").as("printed_heading"),
      "subheading.id as subheading_id",
      "product.format",
      "canvas.width_mm",
      "canvas.height_mm",
      "users.first_name",
      "users.last_name",
      datesOfAd(),
      optionsOfAd(language),
    ])
    .executeTakeFirst();
}

export type PublishedAdDetailRow = NonNullable<Awaited<ReturnType<typeof selectPublishedAd>>>;

export async function readLabels(db: Queries, language: Language): Promise<Labels> {
  const labelled = (table: "ad_types" | "colours") =>
    db
      .selectFrom(table)
      .select(["id", `label_${language} as label`])
      .execute();
  const canvases = await db
    .selectFrom("canvases")
    .select(["id", `label_${language} as label`, "width_mm as width", "height_mm as height"])
    .execute();
  return {
    types: byId(await labelled("ad_types")),
    colours: byId(await labelled("colours")),
    canvases: new Map(canvases.map((canvas) => [canvas.id, canvas])),
  };
}

/** Names of types, colours and canvases, by id. */
export interface Labels {
  readonly types: ReadonlyMap<number, string>;
  readonly colours: ReadonlyMap<number, string>;
  readonly canvases: ReadonlyMap<
    number,
    { readonly id: number; readonly label: string; readonly width: number; readonly height: number }
  >;
}

const byId = (rows: readonly { readonly id: number; readonly label: string }[]) =>
  new Map(rows.map(({ id, label }) => [id, label]));

/** Number of latest published ads compared: in the sub-heading, and in the whole heading where it has few. */
const NEAR = 150;
const FAR = 50;

/**
 * The ads that are most like one: of its sub-heading before others of its heading, then by the words of its title,
 * then the latest. Its facts are selected as single values: only then are the latest read from an index.
 */
export async function listSimilarIds(db: Queries, id: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ ad_id: number }>`
    with self as (
      select ad_id, support_id, heading_id, subheading_id, (
        select string_agg('''' || lexeme || '''', ' | ')::tsquery from unnest(words) where 'A' = any (weights)
      ) as title
      from published_ads where ad_id = ${id}
    ), near as (
      select ad_id, true as is_near, published_at, words from published_ads
      where support_id = (select support_id from self) and subheading_id = (select subheading_id from self)
      order by published_at desc, ad_id desc limit ${NEAR}
    ), far as (
      select ad_id, false as is_near, published_at, words from published_ads
      where support_id = (select support_id from self) and heading_id = (select heading_id from self)
        and (subheading_id is distinct from (select subheading_id from self)
          or (select subheading_id from self) is null)
      order by published_at desc, ad_id desc limit ${FAR}
    )
    select other.ad_id from (select * from near union all select * from far) other, self
    where other.ad_id <> self.ad_id
    order by is_near desc, coalesce(ts_rank(other.words, self.title), 0) desc, published_at desc, other.ad_id desc
    limit ${most}
  `.execute(db);
  return rows.map(({ ad_id }) => ad_id);
}

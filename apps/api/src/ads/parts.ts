import type { Language } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { expressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../platform/database/index.ts";

/** What a query selects of an ad besides its row; `ads` must stand in its `from`. */
const eb = expressionBuilder<Database, "ads">();

/** The days that an ad was ordered for, the earliest first. */
export const datesOfAd = () =>
  // A plain list takes PostgreSQL a third less than objects that it puts together.
  sql<IsoDate[]>`to_json(array(${eb
    .selectFrom("ad_dates")
    .whereRef("ad_dates.ad_id", "=", "ads.id")
    .select("ad_dates.date")
    .orderBy("ad_dates.date")}))`.as("dates");

/** An ad's photos in their order. */
export const photosOfAd = () =>
  jsonArrayFrom(
    eb
      .selectFrom("ad_files as file")
      .whereRef("file.ad_id", "=", "ads.id")
      .where("file.kind", "=", "photo")
      .select("file.id")
      .orderBy("file.position"),
  ).as("photos");

/** An ad's chosen options in words. */
export const optionsOfAd = (language: Language) =>
  jsonArrayFrom(
    eb
      .selectFrom("options as option")
      .innerJoin("suboptions as suboption", "suboption.option_id", "option.id")
      .whereRef("option.heading_id", "=", "ads.heading_id")
      .where(isChosen)
      .select([
        `option.label_${language} as label` as const,
        `suboption.label_${language} as value` as const,
      ])
      .orderBy("option.position"),
  ).as("options");

const isChosen = sql<boolean>`ads.options @> jsonb_build_array(
  jsonb_build_object('optionId', option.id, 'valueId', suboption.id))`;

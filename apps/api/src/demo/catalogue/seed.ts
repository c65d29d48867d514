import { continueIds } from "../../newspaper/continue-ids.ts";
import { adTypes, canvases, colours } from "../../newspaper/starter/canvases.ts";
import { cities, countries } from "../../newspaper/starter/cities.ts";
import {
  headingRows,
  optionRows,
  subheadingRows,
  suboptionRows,
} from "../../newspaper/starter/heading-rows.ts";
import { holidaysOf } from "../../newspaper/starter/holidays.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import { productCanvases, products, supportHeadingRows } from "./prices.ts";
import { printSupportIds, supports, supportTiers } from "./supports.ts";

/** Years with known holidays around the one of the seed: the calendar opens a year ahead. */
const YEARS = [-1, 0, 1, 2];
/** The external account site, which the demonstration names and does not have. */
const ACCOUNT_SITE = "https://compte.parution.test";
/** The publisher's own site, as little there. */
const HOUSE_SITE = "https://groupe.parution.test";

/** At which a moderator of the demonstration should look twice. */
const WORDS = ["gain garanti", "prêt entre particuliers", "sans diplôme", "ربح مضمون", "قرض سريع"];

/**
 * Writes the demonstration catalogue into empty tables.
 * @param now epoch milliseconds; decides which years have their holidays.
 */
export async function seedCatalogue(tx: Queries, now: number): Promise<void> {
  await tx
    .insertInto("supports")
    .values([...supports])
    .execute();
  await tx
    .insertInto("moderation_words")
    .values(WORDS.map((word) => ({ word })))
    .execute();
  await tx
    .insertInto("support_tiers")
    .values([...supportTiers])
    .execute();
  await tx.insertInto("closures").values(closuresOf(now, YEARS)).execute();
  await tx.insertInto("provisional_days").values(provisionalOf(now, YEARS)).execute();
  await tx
    .insertInto("headings")
    .values([...headingRows])
    .execute();
  await tx
    .insertInto("support_headings")
    .values([...supportHeadingRows])
    .execute();
  await tx
    .insertInto("subheadings")
    .values([...subheadingRows])
    .execute();
  await tx
    .insertInto("options")
    .values([...optionRows])
    .execute();
  await tx
    .insertInto("suboptions")
    .values([...suboptionRows])
    .execute();
  await tx
    .insertInto("ad_types")
    .values([...adTypes])
    .execute();
  await tx
    .insertInto("colours")
    .values([...colours])
    .execute();
  await tx
    .insertInto("products")
    .values([...products])
    .execute();
  await tx
    .insertInto("canvases")
    .values([...canvases])
    .execute();
  await tx
    .insertInto("product_canvases")
    .values([...productCanvases])
    .execute();
  await tx
    .insertInto("countries")
    .values([...countries])
    .execute();
  await tx
    .insertInto("cities")
    .values([...cities])
    .execute();
  await continueIds(tx, numbered);
}

/** Tables whose rows above name their own ids. */
const numbered = [
  "supports",
  "headings",
  "subheadings",
  "options",
  "suboptions",
  "ad_types",
  "colours",
  "products",
  "canvases",
  "countries",
  "cities",
];

/** The days without an edition in the years before those of the catalogue, back to the first orders. */
export const pastClosures = (now: number) => closuresOf(now, [-4, -3, -2]);

/** Civil holidays, and religious ones that have been announced: those of the past. */
const closuresOf = (now: number, years: readonly number[]) =>
  holidayRows(now, years, (isProvisional) => !isProvisional);

/** Religious days to come, not announced yet. */
const provisionalOf = (now: number, years: readonly number[]) =>
  holidayRows(now, years, (isProvisional) => isProvisional);

function holidayRows(
  now: number,
  years: readonly number[],
  isWanted: (isProvisional: boolean) => boolean,
) {
  const thisYear = new Date(now).getUTCFullYear();
  const today = new Date(now).toISOString().slice(0, 10);
  const wanted = years
    .flatMap((offset) => holidaysOf(thisYear + offset))
    .filter(({ religious, date }) => isWanted(religious && date > today));
  return printSupportIds.flatMap((support_id) =>
    wanted.map(({ date, reason_fr, reason_ar }) => ({ support_id, date, reason_fr, reason_ar })),
  );
}

/** Writes the addresses of other sites that the portal links to. */
export async function seedSettings(tx: Queries): Promise<void> {
  const links = {
    register: `${ACCOUNT_SITE}/inscription`,
    recoverPassword: `${ACCOUNT_SITE}/mot-de-passe`,
    editProfile: `${ACCOUNT_SITE}/profil`,
    agencies: `${HOUSE_SITE}/agences`,
    advertising: `${HOUSE_SITE}/publicite`,
    jobs: `${HOUSE_SITE}/emploi`,
  };
  await tx
    .updateTable("settings")
    .where("key", "=", "account_links")
    .set({ value: JSON.stringify(links) })
    .execute();
}

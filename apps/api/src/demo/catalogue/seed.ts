import { continueIds } from "../../newspaper/continue-ids.ts";
import { insertStarter } from "../../newspaper/open.ts";
import { holidaysOf } from "../../newspaper/starter/holidays.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import { productCanvases, products, supportHeadingRows } from "./prices.ts";
import { printSupportIds, supports, supportTiers } from "./supports.ts";

/** Years with known holidays around the one of the seed: the calendar opens a year ahead. */
const YEARS = [-1, 0, 1, 2];
/** Invented external account site. */
const ACCOUNT_SITE = "https://compte.parution.test";
/** Invented site of the publisher. */
const HOUSE_SITE = "https://groupe.parution.test";

/** Words that moderation reports in the demonstration. */
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
  await insertStarter(tx);
  await tx
    .insertInto("support_headings")
    .values([...supportHeadingRows])
    .execute();
  await tx
    .insertInto("products")
    .values([...products])
    .execute();
  await tx
    .insertInto("product_canvases")
    .values([...productCanvases])
    .execute();
  await continueIds(tx, ["supports", "products"]);
}

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

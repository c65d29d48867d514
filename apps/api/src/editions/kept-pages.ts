import type { Layout } from "@parution/pagination";
import { addDays, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { sql, type Transaction } from "kysely";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { notFound } from "../platform/http/problems.ts";
import type { Job } from "../platform/jobs.ts";
import { type LaidOut, layOutAds, type Newspaper, newspaperOf } from "./edition.ts";
import {
  type EditionAd,
  type EditionKey,
  findPublication,
  lockFormat,
  selectEdition,
  selectFormat,
} from "./queries.ts";

type Tx = Transaction<Database>;

/** Ads of an edition at the desk; more than any newspaper prints in a day. */
const MOST_ADS = 4000;

/** Everything that the pages of an edition are made of. */
export interface EditionPages {
  readonly newspaper: Newspaper;
  readonly ads: readonly EditionAd[];
  readonly laidOut: LaidOut;
  /** True for the pages of an edition that has appeared: nothing changes them any more. */
  readonly isKept: boolean;
}

type Content = Pick<EditionPages, "newspaper" | "ads">;

/** Stored part of an edition's pages; the rest follows from it. */
interface Kept extends Content {
  readonly layout: Layout;
}

/** @throws ProblemError 404 for an unknown newspaper. */
export async function readNewspaper(db: Queries, supportId: number): Promise<Newspaper> {
  const row = await selectFormat(db, supportId);
  if (row === undefined) throw notFound();
  return newspaperOf(row);
}

/** Newspaper and ads of an edition, as they were kept or as they are now. @throws ProblemError 404 for an unknown newspaper. */
export async function readAds(db: Queries, edition: EditionKey): Promise<Content> {
  return (await findKept(db, edition)) ?? (await gatherAds(db, edition));
}

/** Pages of an edition, as they were kept or as they are now. @throws ProblemError 404 for an unknown newspaper. */
export async function readPages(db: Queries, edition: EditionKey): Promise<EditionPages> {
  const kept = await findKept(db, edition);
  if (kept === undefined) return makePages(db, edition);
  const { layout, ...content } = kept;
  const laidOut = { ...layOutAds(content.newspaper, content.ads), layout };
  return { ...content, laidOut, isKept: true };
}

/** True where nothing is moved on the pages of an edition any more: it has appeared, or was cancelled. */
export async function isFrozen(
  db: Queries,
  edition: EditionKey,
  { isKept }: Pick<EditionPages, "isKept">,
): Promise<boolean> {
  if (isKept) return true;
  const state = (await findPublication(db, edition))?.state;
  return state === "printed" || state === "cancelled";
}

/** Pages of an edition as they are made up now. */
export async function makePages(db: Queries, edition: EditionKey): Promise<EditionPages> {
  const { newspaper, ads } = await gatherAds(db, edition);
  return { newspaper, ads, laidOut: layOutAds(newspaper, ads), isKept: false };
}

async function gatherAds(db: Queries, edition: EditionKey): Promise<Content> {
  const newspaper = await readNewspaper(db, edition.supportId);
  const { language } = newspaper;
  const ads = await selectEdition(db, edition, { reference: null, language, most: MOST_ADS });
  return { newspaper, ads };
}

/** Kept part of an edition; undefined: it has not appeared. */
async function findKept(db: Queries, { supportId, day }: EditionKey): Promise<Kept | undefined> {
  const row = await db
    .selectFrom("edition_pages")
    .select("content")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .executeTakeFirst();
  // `keepPages` is the only writer.
  return row?.content as Kept | undefined;
}

/** Keeps the pages of an edition that appears, unless they are kept already. */
export async function keepPages(tx: Tx, edition: EditionKey, at: Date): Promise<void> {
  await lockFormat(tx, edition.supportId);
  if ((await findKept(tx, edition)) !== undefined) return;
  const { newspaper, ads, laidOut } = await makePages(tx, edition);
  const content: Kept = { newspaper, ads, layout: laidOut.layout };
  await tx
    .insertInto("edition_pages")
    .values({
      ...{ support_id: edition.supportId, day: edition.day, kept_at: at },
      content: JSON.stringify(content),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets the kept pages of an edition that has not appeared after all. */
export async function forgetPages(tx: Tx, { supportId, day }: EditionKey): Promise<void> {
  await tx
    .deleteFrom("edition_pages")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .execute();
}

/** Days after which pages that were not kept are left as they are. */
const LOOK_BACK = 30;
/** Editions of one run: making up a large one takes a second. */
const IN_ONE_RUN = 5;

/** Keeps the pages of past editions of newspapers that go by the calendar, and of those that were printed before pages were kept. */
export const keepPastPages: Job = {
  name: "pages of past editions",
  every: 60_000,
  async run(context) {
    const { today, clock } = momentOf(context);
    for (const edition of await listUnkept(context.db, today)) {
      await transaction(context.db, (tx) => keepPages(tx, edition, new Date(clock.now)));
    }
  },
};

async function listUnkept(db: Queries, today: IsoDate): Promise<readonly EditionKey[]> {
  const rows = await db
    .selectFrom("editions")
    .innerJoin("supports", "supports.id", "editions.support_id")
    .leftJoin("edition_pages as kept", (join) =>
      join
        .onRef("kept.support_id", "=", "editions.support_id")
        .onRef("kept.day", "=", "editions.day"),
    )
    .where("kept.day", "is", null)
    .where("editions.day", ">=", addDays(today, -LOOK_BACK))
    .where((eb) =>
      eb.or([
        eb("editions.state", "=", "printed"),
        eb.and([
          eb("editions.state", "=", "closed"),
          eb("editions.day", "<", today),
          eb("supports.publication_proof", "=", "calendar"),
        ]),
      ]),
    )
    .select(["editions.support_id", sql<string>`editions.day::text`.as("day")])
    .orderBy("editions.day", "desc")
    .limit(IN_ONE_RUN)
    .execute();
  return rows.map(({ support_id, day }) => ({ supportId: support_id, day: toIsoDate(day) }));
}

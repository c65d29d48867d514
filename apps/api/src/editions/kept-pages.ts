import { LayoutError } from "@parution/pagination";
import { addDays, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { type SqlBool, sql, type Transaction } from "kysely";
import { type EditionKey, lockEdition, requirePrint } from "../edition-state/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { beginRows, isNone } from "../platform/job-rows.ts";
import type { Job } from "../platform/jobs.ts";
import type { Sheet } from "../proof/index.ts";
import { type LaidOut, layOutAds, measuresOf, type Newspaper, newspaperOf } from "./edition.ts";
import {
  type EditionAd,
  findPublication,
  lockFormat,
  selectEdition,
  selectFormat,
} from "./queries.ts";

type Tx = Transaction<Database>;

/** Ads of an edition at the desk; more than any newspaper prints in a day. */
const MOST_ADS = 4000;

/** Data that the pages of an edition are made of. */
export interface EditionPages {
  readonly newspaper: Newspaper;
  readonly ads: readonly EditionAd[];
  readonly laidOut: LaidOut;
  /** True for the pages of an edition that has appeared or was cancelled: nothing changes them any more. */
  readonly isKept: boolean;
}

interface Content extends Pick<EditionPages, "newspaper" | "ads" | "isKept"> {
  /** Layout of kept pages; null: it is made when it is needed. */
  readonly kept: LaidOut | null;
}

/** Version of what is stored. */
const VERSION = 1;

/** Pages of an edition as they are stored. */
interface Stored extends Pick<EditionPages, "newspaper" | "ads"> {
  /** None: stored before versions were, without `measures`. */
  readonly version?: typeof VERSION;
  /** Positions and rows as they were made up. Rows without are laid out by the program as it is: those from before these were stored, and editions that could not be laid out. */
  readonly laidOut?: Pick<LaidOut, "area" | "layout"> & {
    readonly measures?: LaidOut["measures"];
    readonly sheets: readonly (readonly [adId: number, Sheet])[];
    /** Ids of ads. */
    readonly leftOut: readonly number[];
  };
}

/** @throws ProblemError 404 for a newspaper without editions. */
export async function readNewspaper(db: Queries, supportId: number): Promise<Newspaper> {
  const row = await selectFormat(db, supportId);
  requirePrint(row);
  return newspaperOf(row);
}

/** Newspaper and ads of an edition, as they were kept or as they are now. @throws ProblemError 404 for a newspaper without editions. */
export async function readAds(
  db: Queries,
  edition: EditionKey,
  wanted: WantedAds = EVERY_AD,
): Promise<Content> {
  const kept = await findKept(db, edition);
  return kept ?? gatherAds(db, edition, wanted);
}

/** Pages of an edition, as they were kept or as they are now. @throws ProblemError 404 for a newspaper without editions. */
export const readPages = async (db: Queries, edition: EditionKey): Promise<EditionPages> =>
  layOutContent(await readAds(db, edition));

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
export const makePages = async (db: Queries, edition: EditionKey): Promise<EditionPages> =>
  layOutContent(await gatherAds(db, edition, EVERY_AD));

const layOutContent = ({ kept, ...content }: Content): EditionPages => ({
  ...content,
  laidOut: kept ?? layOutAds(content.newspaper, content.ads),
});

type WantedAds = Omit<Parameters<typeof selectEdition>[2], "language">;

const EVERY_AD: WantedAds = { reference: null, most: MOST_ADS };

async function gatherAds(db: Queries, edition: EditionKey, wanted: WantedAds): Promise<Content> {
  const newspaper = await readNewspaper(db, edition.supportId);
  const { language } = newspaper;
  return {
    newspaper,
    ads: await selectEdition(db, edition, { ...wanted, language }),
    isKept: false,
    kept: null,
  };
}

/** Kept pages of an edition; undefined: it has not appeared. */
async function findKept(db: Queries, { supportId, day }: EditionKey): Promise<Content | undefined> {
  const row = await db
    .selectFrom("edition_pages")
    .select("content")
    .where("support_id", "=", supportId)
    .where("day", "=", day)
    .executeTakeFirst();
  // `keepPages` is the only writer.
  const stored = row?.content as Stored | undefined;
  return stored && contentOf(stored);
}

function contentOf({ newspaper, ads, laidOut }: Stored): Content {
  const content = { newspaper, ads, isKept: true };
  if (laidOut === undefined) return { ...content, kept: null };
  const { measures = measuresOf(newspaper.format), ...rest } = laidOut;
  const leftOut = ads.filter(({ id }) => laidOut.leftOut.includes(id));
  return { ...content, kept: { ...rest, measures, sheets: new Map(laidOut.sheets), leftOut } };
}

/** Pages as they are stored: without a layout where there is none, which holds up neither a recording nor a cancellation. */
function storedOf({ newspaper, ads }: Content): Stored {
  const laidOut = layOutIfPossible(newspaper, ads);
  const stored = { version: VERSION, newspaper, ads } as const;
  if (laidOut === null) return stored;
  const leftOut = laidOut.leftOut.map(({ id }) => id);
  return { ...stored, laidOut: { ...laidOut, sheets: [...laidOut.sheets], leftOut } };
}

function layOutIfPossible(newspaper: Newspaper, ads: readonly EditionAd[]): LaidOut | null {
  try {
    return layOutAds(newspaper, ads);
  } catch (error) {
    if (error instanceof LayoutError) return null;
    throw error;
  }
}

/** Keeps the pages of an edition that appears or is cancelled, unless they are kept already. */
export async function keepPages(tx: Tx, edition: EditionKey, at: Date): Promise<void> {
  await lockFormat(tx, edition.supportId);
  if ((await findKept(tx, edition)) !== undefined) return;
  const stored = storedOf(await gatherAds(tx, edition, EVERY_AD));
  await tx
    .insertInto("edition_pages")
    .values({
      support_id: edition.supportId,
      day: edition.day,
      kept_at: at,
      content: JSON.stringify(stored),
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
/** Editions of one run. */
const IN_ONE_RUN = 5;

/**
 * Keeps the pages of past editions of newspapers that go by the calendar, and of those that were printed before pages were kept. One
 * that fails is tried again later, and holds back no other.
 */
export const keepPastPages: Job = {
  name: "pages of past editions",
  every: 60_000,
  async run(context) {
    const rows = await beginRows(context, "pages");
    const { today, clock } = momentOf(context);
    const keep = (edition: EditionKey) =>
      transaction(context.db, async (tx) => {
        // A file of it may have been taken back since it was listed.
        if ((await lockEdition(tx, edition)) === undefined) return;
        const [still] = await listUnkept(tx, today, { edition });
        if (still !== undefined) await keepPages(tx, edition, new Date(clock.now));
      });
    const unkept = await listUnkept(context.db, today, { without: rows.deferred });
    for (const edition of unkept) {
      const id = `${edition.supportId} ${edition.day}`;
      await rows.attempt({ id, adId: null }, () => keep(edition));
    }
    if (unkept.length < IN_ONE_RUN) await rows.end();
  },
};

/** Editions that have appeared and whose pages are not kept; of one edition, or of all but some. */
async function listUnkept(
  db: Queries,
  today: IsoDate,
  of: { readonly edition: EditionKey } | { readonly without: ReadonlySet<string> },
): Promise<readonly EditionKey[]> {
  const condition =
    "edition" in of
      ? sql<SqlBool>`editions.support_id = ${of.edition.supportId} and editions.day = ${of.edition.day}`
      : isNone(sql`editions.support_id || ' ' || editions.day`, of.without);
  const rows = await db
    .selectFrom("editions")
    .innerJoin("supports", "supports.id", "editions.support_id")
    .leftJoin("edition_pages as kept", (join) =>
      join
        .onRef("kept.support_id", "=", "editions.support_id")
        .onRef("kept.day", "=", "editions.day"),
    )
    .where("kept.day", "is", null)
    .where(condition)
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

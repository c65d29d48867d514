import { createHash } from "node:crypto";
import { addDays, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import type { Kysely } from "kysely";
import { lockEdition } from "../edition-state/index.ts";
import { newspaperOf, printEdition, selectEdition, selectFormat } from "../editions/index.ts";
import type { EditionAd } from "../editions/queries.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Job } from "../platform/jobs.ts";
import { decide } from "../printed-issues/decide.ts";
import { keyIn } from "../printed-issues/pieces.ts";
import { changeIssue, insertIssue, noteReceived } from "../printed-issues/queries.ts";
import { record } from "../printed-issues/record.ts";
import { listRecords } from "../printed-issues/record-queries.ts";
import { emailOf } from "./accounts.ts";

/** Days before today whose issues are printed: a few of each newspaper, so that a first start is not slowed. */
const DAYS = 10;
/** Seconds after the start in which nothing is printed. */
const AFTER = 20;
/** Ads of an issue at most. */
const MOST_ADS = 1000;
/** Later than any issue is recorded: its advertisers are not written to about days that are over. */
const ANNOUNCED = new Date("9999-12-31T00:00:00Z");

/** No user: its documents count by themselves. */
const PRESS = 0;

const printedOn = new WeakMap<Kysely<Database>, IsoDate>();

/** Prints the demonstration's issues of the last days, one at a time. */
export const printPastIssues: Job = {
  name: "demonstration's press",
  every: 3000,
  async run(context) {
    const { today } = momentOf(context);
    if (process.uptime() < AFTER || printedOn.get(context.db) === today) return;
    if (await printNextIssue(context)) return;
    if (!(await confirmOlderIssues(context))) return;
    printedOn.set(context.db, today);
    context.log.info("demonstration's issues printed");
  },
};

/**
 * Prints the newest past edition that has no issue yet, by the program's own pages, and has it read as a printer's file is, so
 * that the demonstration's certificates are as true as others. False when there is none.
 */
export async function printNextIssue(context: Context): Promise<boolean> {
  const { today } = momentOf(context);
  const next = await findUnprinted(context, today);
  if (next !== undefined) await print(context, next, await isFirstBefore(context, next, today));
  return next !== undefined;
}

/**
 * Confirms, as production does, what the program was not sure of in the issues that it printed itself; the newest is left to
 * the desk. False while some are still read.
 */
export async function confirmOlderIssues(context: Context): Promise<boolean> {
  const issues = await context.db
    .selectFrom("printed_issues")
    .select(["id", "state"])
    .where("uploaded_by", "is", null)
    .where("state", "in", ["reading", "checking"])
    .orderBy("day", "desc")
    .execute();
  const actor = await findProduction(context);
  if (issues.some(({ state }) => state === "reading")) return false;
  if (actor === undefined) return true;
  for (const { id } of issues.slice(1)) {
    for (const { id: recordId, found, decision } of await listRecords(context.db, id))
      if (found === "unsure" && decision === null)
        await decide(context, actor, { recordId, decision: "printed", seen: null, page: null });
    await record(context, actor, { issueId: id, acceptsOther: true }, "fr");
  }
  return true;
}

const findProduction = ({ db }: Context) =>
  db
    .selectFrom("users")
    .select(["id as userId", "email"])
    .where("email", "=", emailOf("maquette"))
    .executeTakeFirst();

interface Unprinted {
  readonly supportId: number;
  readonly day: IsoDate;
}

/** The newest edition that has ads and no issue yet; undefined: none. */
async function findUnprinted({ db }: Context, today: IsoDate): Promise<Unprinted | undefined> {
  const row = await db
    .selectFrom("editions")
    .innerJoin("ads", "ads.support_id", "editions.support_id")
    .innerJoin("ad_dates", (join) =>
      join.onRef("ad_dates.ad_id", "=", "ads.id").onRef("ad_dates.date", "=", "editions.day"),
    )
    .where("editions.day", "<=", today)
    .where("editions.day", ">=", addDays(today, -DAYS))
    .where("editions.state", "in", ["open", "closed"])
    .where("ads.status", "=", 2)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("printed_issues as issue")
            .select("issue.id")
            .whereRef("issue.support_id", "=", "editions.support_id")
            .whereRef("issue.day", "=", "editions.day"),
        ),
      ),
    )
    .select(["editions.support_id", "editions.day"])
    .orderBy("editions.day", "desc")
    .orderBy("editions.support_id")
    .limit(1)
    .executeTakeFirst();
  return row && { supportId: row.support_id, day: toIsoDate(row.day) };
}

/** True for the first issue of a past day that is printed: its make-up makes a mistake, so that the desk has an ad to decide. */
async function isFirstBefore(
  { db }: Context,
  { day }: Unprinted,
  today: IsoDate,
): Promise<boolean> {
  const printed = await db
    .selectFrom("printed_issues")
    .select("id")
    .where("uploaded_by", "is", null)
    .where("day", ">=", day)
    .where("day", "<", today)
    .executeTakeFirst();
  return day < today && printed === undefined;
}

/** Ads with another last figure in one of their texts. */
function misprinted(ads: readonly EditionAd[]): readonly EditionAd[] {
  const at = ads.findIndex((ad) => ad.format === "L" && /\d/.test(ad.paper_content));
  return ads.map((ad, index) => {
    if (index !== at) return ad;
    const text = ad.paper_content;
    const last = [...text.matchAll(/\d/g)].at(-1)?.index ?? 0;
    const figure = (Number(text[last]) + 1) % 10;
    return { ...ad, paper_content: `${text.slice(0, last)}${figure}${text.slice(last + 1)}` };
  });
}

async function print(
  context: Context,
  { supportId, day }: Unprinted,
  hasMistake: boolean,
): Promise<void> {
  const { db, storage, clock } = context;
  const format = await selectFormat(db, supportId);
  if (format === undefined) return;
  const newspaper = newspaperOf(format);
  const selection = { reference: null, language: newspaper.language, most: MOST_ADS };
  const billed = await selectEdition(db, { supportId, day }, selection);
  const ads = hasMistake ? misprinted(billed) : billed;
  const name = `${newspaper.slug}-${day}`;
  const file = await printEdition(context, { userId: PRESS, newspaper, day, ads, name });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces = Array.from({ length: Math.ceil(bytes.length / ISSUE_LIMITS.piece) }, (_, piece) =>
    bytes.slice(piece * ISSUE_LIMITS.piece, (piece + 1) * ISSUE_LIMITS.piece),
  );
  const storage_key = `issues/${crypto.randomUUID()}`;
  for (const [piece, part] of pieces.entries())
    await storage.put(keyIn({ storage_key }, "piece", piece), part, "application/octet-stream");
  await transaction(db, async (tx) => {
    if ((await lockEdition(tx, { supportId, day }))?.state === "cancelled") return;
    const { id } = await insertIssue(tx, {
      support_id: supportId,
      day,
      file_name: file.name,
      size: bytes.length,
      storage_key,
      piece_hashes: pieces.map((part) => createHash("sha256").update(part).digest("hex")),
      replaces: null,
      uploaded_by: null,
      uploaded_at: new Date(clock.now()),
    });
    await noteReceived(tx, id, { before: 0, after: bytes.length });
    await changeIssue(tx, id, { state: "reading" });
    const announced = { issue_id: id, taken_until: ANNOUNCED, announced_at: ANNOUNCED };
    await tx.insertInto("issue_announcements").values(announced).execute();
  });
}

import { randomUUID } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { sql } from "kysely";
import type { Queries } from "../platform/database/transaction.ts";
import type { LetterName } from "./templates/data.ts";

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/**
 * Claims the mail that is awaited or has been due longest, for one attempt, until `until` (epoch milliseconds): if the process ends, another
 * attempt follows then.
 */
export function claimMail(db: Queries, now: number, until: number) {
  return db
    .updateTable("mails")
    .set((eb) => ({
      claim: randomUUID(),
      due_at: new Date(until),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("mails as next")
        .select("next.id")
        .where("next.sent_at", "is", null)
        .where("next.failed_at", "is", null)
        .where("next.handed_over_at", "is", null)
        .where("next.due_at", "<=", new Date(now))
        .orderBy("next.awaited", "desc")
        .orderBy("next.due_at")
        .orderBy("next.id")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Marks a claimed mail as being handed to the server: from now on it is not tried again without an answer.
 * @throws Error when the claim has run out meanwhile.
 */
export async function noteHandOver(db: Queries, { id, claim }: ClaimedMail, now: number) {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ handed_over_at: new Date(now) })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .where("handed_over_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`The mail ${id} is another attempt's by now.`);
}

/** Columns of a mail after an attempt. */
export type AttemptResult =
  | { readonly sent_at: Date }
  | { readonly failed_at: Date; readonly filed_at?: Date; readonly last_error: string }
  | { readonly due_at: Date; readonly handed_over_at: null; readonly last_error: string };

/** Records the result of an attempt, unless another attempt holds the mail by now. */
export async function endAttempt(db: Queries, { id, claim }: ClaimedMail, result: AttemptResult) {
  await db
    .updateTable("mails")
    .set({ ...result, claim: null })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}

/** Ends mails handed over by an attempt that has not returned by `now`. Returns the keys. */
export async function endInterrupted(db: Queries, now: number): Promise<readonly string[]> {
  const ended = await db
    .updateTable("mails")
    .set({
      claim: null,
      failed_at: new Date(now),
      last_error: sql`'interrupted after it was handed over: it may have arrived'`,
    })
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("handed_over_at", "is not", null)
    .where("due_at", "<=", new Date(now))
    .returning("key")
    .execute();
  return ended.map(({ key }) => key);
}

/** Letters that were neither delivered nor filed; the emptied ones can be read and sent no longer. */
const undelivered = (db: Queries) =>
  db
    .selectFrom("mails")
    .where("failed_at", "is not", null)
    .where("filed_at", "is", null)
    .where("recipient", "!=", "");

/** The letters that failed last. */
export const listUndelivered = (db: Queries, most: number) =>
  undelivered(db)
    .select(["id", "template", "language", "data", "recipient", "last_error"])
    .select(sql<Date>`failed_at`.as("failed_at"))
    .orderBy("failed_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();

export async function countUndelivered(db: Queries): Promise<number> {
  const { mails } = await undelivered(db)
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** A letter that was not delivered, as it was queued. */
export type UndeliveredMail = Pick<
  ClaimedMail,
  "id" | "template" | "data" | "language" | "recipient"
>;

/** A letter, locked; open: it was not delivered, filed nor emptied. */
export const lockUndelivered = (tx: Queries, id: number) =>
  tx
    .selectFrom("mails")
    .select(["id", "template", "data", "language", "recipient"])
    .select(
      sql<boolean>`failed_at is not null and filed_at is null and recipient <> ''`.as("is_open"),
    )
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Queues a letter that was not delivered once more, with all its attempts. */
export async function resendUndelivered(db: Queries, id: number, at: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ failed_at: null, handed_over_at: null, claim: null, attempts: 0, due_at: at })
    .where("id", "=", id)
    .execute();
}

export async function fileUndelivered(db: Queries, id: number, at: Date): Promise<void> {
  await db.updateTable("mails").set({ filed_at: at }).where("id", "=", id).execute();
}

/** Files the letters of a kind to an address that were not delivered and would be of no use by now. */
export async function fileFailed(
  db: Queries,
  { template, recipient }: { readonly template: LetterName; readonly recipient: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ filed_at: at })
    .where("template", "=", template)
    .where("recipient", "=", recipient)
    .where("failed_at", "is not", null)
    .where("filed_at", "is", null)
    .execute();
}

/** Empties the content and the addresses of ended mails that were queued before an instant. */
export async function emptyMails(db: Queries, before: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ data: "{}", recipient: "", reply_to: null })
    .where("created_at", "<", before)
    .where("recipient", "!=", "")
    .where((eb) => eb.or([eb("sent_at", "is not", null), eb("failed_at", "is not", null)]))
    .execute();
}

/** The reader of each user's mails: the user while active, else an active head of the account. */
export function selectReaders(db: Queries, userIds: readonly number[]) {
  return db
    .selectFrom("users as named")
    .innerJoin("users as reader", "reader.business_id", "named.business_id")
    .where((eb) => eb("named.id", "=", eb.fn.any(eb.val(userIds))))
    .where("reader.active", "=", true)
    .where((eb) =>
      eb.or([eb("reader.id", "=", eb.ref("named.id")), eb("reader.is_parent", "=", true)]),
    )
    .select(["named.id", "reader.email as to", "reader.language"])
    .select(["reader.first_name", "reader.last_name"])
    .distinctOn("named.id")
    .orderBy("named.id")
    .orderBy((eb) => eb("reader.id", "=", eb.ref("named.id")), "desc")
    .orderBy("reader.id")
    .execute();
}

/** Keeps a user's language for later mails. */
export async function rememberLanguage(
  db: Queries,
  userId: number,
  language: Language,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ language })
    .where("id", "=", userId)
    .where("language", "!=", language)
    .execute();
}

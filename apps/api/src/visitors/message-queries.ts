import { type Insertable, sql, type Transaction } from "kysely";
import type { MessageState } from "../platform/database/tables/contents.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";

export async function insertMessage(
  tx: Transaction<Database>,
  message: Insertable<Database["contact_messages"]>,
): Promise<void> {
  await tx.insertInto("contact_messages").values(message).execute();
}

/** A page of the messages in a state, or of all: those that wait first, the oldest of them first; others newest first. */
export function listMessages(
  db: Queries,
  { state, limit, offset }: { state: MessageState | undefined; limit: number; offset: number },
) {
  let query = db
    .selectFrom("contact_messages")
    .select(["id", "state", "name", "subject", "received_at"])
    .orderBy(sql`state <> 'waiting'`)
    .orderBy(sql`case when state = 'waiting' then received_at end`)
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
  if (state !== undefined) query = query.where("state", "=", state);
  return query.limit(limit).offset(offset).execute();
}

export async function countMessages(
  db: Queries,
  state: MessageState | undefined,
): Promise<{ total: number; waiting: number }> {
  const { waiting, total } = await db
    .selectFrom("contact_messages")
    .select(sql<number>`count(*) filter (where state = 'waiting')::integer`.as("waiting"))
    .select(
      state === undefined
        ? sql<number>`count(*)::integer`.as("total")
        : sql<number>`count(*) filter (where state = ${state})::integer`.as("total"),
    )
    .executeTakeFirstOrThrow();
  return { total, waiting };
}

/** Key of the letter that answers a message: one letter for each. */
export const answerKey = (messageId: number): string => `contact-answer:${messageId}`;

/** A message with its answer's letter. */
export function findMessage(db: Queries, id: number) {
  return db
    .selectFrom("contact_messages as message")
    .leftJoin("users as user", "user.id", "message.settled_by")
    .leftJoin("mails as letter", (join) => join.on("letter.key", "=", answerKey(id)))
    .selectAll("message")
    .select(["user.first_name", "user.last_name"])
    .select(["letter.id as letter_id", "letter.sent_at", "letter.failed_at"])
    .where("message.id", "=", id)
    .executeTakeFirst();
}

export function lockMessage(tx: Transaction<Database>, id: number) {
  return tx
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets the state of a message, with its answer where one was written. */
export async function writeState(
  tx: Transaction<Database>,
  id: number,
  { state, at, userId, answer }: { state: MessageState; at: Date; userId: number; answer?: string },
): Promise<void> {
  const isWaiting = state === "waiting";
  await tx
    .updateTable("contact_messages")
    .set({
      state,
      settled_at: isWaiting ? null : at,
      settled_by: isWaiting ? null : userId,
      ...(answer === undefined ? {} : { answer }),
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteMessagesBefore(db: Queries, at: Date): Promise<void> {
  await db.deleteFrom("contact_messages").where("received_at", "<", at).execute();
}

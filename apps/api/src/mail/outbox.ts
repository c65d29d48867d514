import type { Language } from "@parution/contract/call";
import { sql, type Transaction } from "kysely";
import { insertRecords, type JsonRow } from "../platform/database/insert-records.ts";
import type { Database } from "../platform/database/tables/index.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { selectReaders } from "./queries.ts";
import type { LetterName, Letters } from "./templates/data.ts";

/** Mail for the queue. */
export interface QueuedMail<Name extends LetterName = LetterName> {
  readonly to: string;
  /** Language of the reader. */
  readonly language: Language;
  readonly template: Name;
  readonly data: Letters[Name];
  /** Event that the mail reports (`order-received:12`): a second mail of the same key is not queued. */
  readonly key: string;
  /** Reply address; default: the sender's. */
  readonly replyTo?: string;
}

/**
 * Queues a mail in the transaction of the event that it reports: it leaves if that is committed, and only once.
 * @param at when it was caused.
 * @param dueAt when it may leave; default: at once.
 */
export function queueMail<Name extends LetterName>(
  tx: Transaction<Database>,
  mail: QueuedMail<Name>,
  at: Date,
  dueAt: Date = at,
): Promise<void> {
  return queueMails(tx, [mail], at, dueAt);
}

/** Variant of {@link queueMail} for any number of mails. */
export async function queueMails<Name extends LetterName>(
  tx: Transaction<Database>,
  mails: readonly QueuedMail<Name>[],
  at: Date,
  dueAt: Date = at,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => mailRow(mail, at, dueAt));
  await sql`${insertRecords("mails", rows)} on conflict (key) do nothing`.execute(tx);
}

/** Letters that a user waits for: they leave before all others, which may be thousands. */
const AWAITED: ReadonlySet<LetterName> = new Set<LetterName>([
  "registration-confirm",
  "registration-known",
  "recovery-link",
  "recovery-unknown",
  "address-confirm",
  "cash-code",
]);

/** A queued mail as it is written. */
export function mailRow(
  { to, language, template, data, key, replyTo }: QueuedMail,
  at: Date,
  dueAt: Date = at,
): JsonRow<"mails"> {
  return {
    key,
    template,
    language,
    recipient: to,
    reply_to: replyTo ?? null,
    data,
    awaited: AWAITED.has(template),
    created_at: at,
    due_at: dueAt,
  };
}

/** Recipient of mails about a user's business. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly name: string;
}

/** The user; one who was deactivated is replaced by a parent of the account, and no mail is sent where there is none. */
export async function addresseeOf(db: Queries, userId: number): Promise<Addressee | null> {
  return (await addresseesOf(db, [userId])).get(userId) ?? null;
}

/** Variant of {@link addresseeOf} for any number of users, by their ids. */
export async function addresseesOf(
  db: Queries,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Addressee>> {
  const rows = await selectReaders(db, userIds);
  return new Map(
    rows.map(({ id, to, language, first_name, last_name }) => [
      id,
      { to, language, name: `${first_name} ${last_name}`.trim() },
    ]),
  );
}

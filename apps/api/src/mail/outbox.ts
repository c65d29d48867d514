import type { Language } from "@parution/contract/call";
import { sql, type Transaction } from "kysely";
import { type Database, insertRecords, type JsonRow } from "../platform/database/index.ts";
import type { LetterName, Letters } from "./templates/data.ts";

/** A mail that is to leave. */
export interface QueuedMail<Name extends LetterName = LetterName> {
  readonly to: string;
  /** The reader's. */
  readonly language: Language;
  readonly template: Name;
  readonly data: Letters[Name];
  /** What it tells of whom (`order-received:12`): a second mail of the same key is not queued. */
  readonly key: string;
  /** Who an answer goes to; default: the sender. */
  readonly replyTo?: string;
}

/**
 * Queues a mail in the transaction of what it tells: it leaves if that is committed, and only once.
 * @param at when it was caused; it is due at once.
 */
export function queueMail<Name extends LetterName>(
  tx: Transaction<Database>,
  mail: QueuedMail<Name>,
  at: Date,
): Promise<void> {
  return queueMails(tx, [mail], at);
}

/** As {@link queueMail}, any number. */
export async function queueMails<Name extends LetterName>(
  tx: Transaction<Database>,
  mails: readonly QueuedMail<Name>[],
  at: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => mailRow(mail, at));
  await sql`${insertRecords("mails", rows)} on conflict (key) do nothing`.execute(tx);
}

/** A queued mail as it is written. */
export function mailRow(
  { to, language, template, data, key, replyTo }: QueuedMail,
  at: Date,
): JsonRow<"mails"> {
  return {
    key,
    template,
    language,
    recipient: to,
    reply_to: replyTo ?? null,
    data,
    created_at: at,
    due_at: at,
  };
}

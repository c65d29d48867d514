import type { Language } from "@parution/contract/call";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface MailTable {
  id: GeneratedAlways<number>;
  /** Event that the mail reports; one mail for each. */
  key: Fixed<string>;
  template: Fixed<string>;
  /** True of letters that a user waits for: they leave first. */
  awaited: ColumnType<boolean, boolean | undefined, never>;
  language: Fixed<Language>;
  /** Emptied with the data. */
  recipient: string;
  reply_to: string | null;
  /** JSON; emptied some time after the mail has left. */
  data: ColumnType<unknown, string, string>;
  created_at: Fixed<Date>;
  /** Time of the next attempt; during an attempt, when another process may take over. */
  due_at: Date;
  attempts: Generated<number>;
  /** Id of the attempt that holds it. */
  claim: ColumnType<string | null, undefined, string | null>;
  /** Instant from which the server may have received it. */
  handed_over_at: ColumnType<Date | null, undefined, Date | null>;
  sent_at: ColumnType<Date | null, undefined, Date>;
  /** No further attempt is made. */
  failed_at: ColumnType<Date | null, undefined, Date | null>;
  /** Someone at the desk has filed it: it is listed no longer. */
  filed_at: ColumnType<Date | null, undefined, Date>;
  last_error: ColumnType<string | null, undefined, string | null>;
}

/** The table of migration 0027, by name. */
export interface MailTables {
  mails: MailTable;
}

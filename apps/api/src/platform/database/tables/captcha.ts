import type { ColumnType } from "kysely";

export interface SpentChallengeTable {
  /** 32 hexadecimal digits. */
  nonce: string;
  expires_at: ColumnType<Date, Date, never>;
}

/** The table of migration 0026, by name. */
export interface CaptchaTables {
  spent_challenges: SpentChallengeTable;
}

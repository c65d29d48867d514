import type { ColumnType } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

export interface CertificateTable {
  /** 16 hexadecimal digits. */
  key: Fixed<string>;
  ad_id: Fixed<number>;
  statement: Fixed<string>;
  /** Ed25519, base64url. */
  signature: Fixed<string>;
  issued_at: Fixed<Date>;
}

/** The table of migration 0017, by name. */
export interface CertificateTables {
  certificates: CertificateTable;
}

import type { ColumnType } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, null extends Value ? Value | undefined : Value, never>;

export interface CertificateTable {
  /** 16 hexadecimal digits. */
  key: Fixed<string>;
  ad_id: Fixed<number>;
  statement: Fixed<string>;
  /** Ed25519, base64url. */
  signature: Fixed<string>;
  issued_at: Fixed<Date>;
  /** Of the file that was given out, hexadecimal; null: the file was not kept when it was made. */
  sha256: Fixed<string | null>;
  /** Where that file is kept. */
  storage_key: Fixed<string | null>;
}

/** The table of migrations 0017 and 0037, by name. */
export interface CertificateTables {
  certificates: CertificateTable;
}

import type { PrintedPart } from "@parution/recognition";
import type { IsoDate } from "@parution/rules/dates";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

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
  /** SHA-256 of the file that was given out, hexadecimal; null: the file was not kept when it was made. */
  sha256: Fixed<string | null>;
  /** Storage key of that file. */
  storage_key: Fixed<string | null>;
  /** Subject of the certificate that signed it as a PDF; null: none did. */
  pdf_signer: Fixed<string | null>;
  /** PAdES level of the signature: B-T with a trusted timestamp, B-B without. */
  pdf_level: Fixed<"B-B" | "B-T" | null>;
}

/** File of a certificate that is not issued yet. */
export interface UnissuedFileTable {
  storage_key: Fixed<string>;
  stored_at: Fixed<Date>;
}

/** The tables of migrations 0017, 0037, 0095 and 0110, by name. */
export interface CertificateTables {
  certificates: CertificateTable;
  unissued_files: UnissuedFileTable;
}

export interface DeactivationReasonTable {
  id: Generated<number>;
  label_fr: string;
  label_ar: string;
  position: number;
  /** Time at which the offer was retired; null: still on offer. */
  retired_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface AdSwitchTable {
  id: GeneratedAlways<number>;
  ad_id: Fixed<number>;
  user_id: Fixed<number>;
  action: Fixed<"deactivate" | "reactivate">;
  /** Null when an ad comes back. */
  reason_id: Fixed<number | null>;
  switched_at: Fixed<Date>;
}

/** The tables of migration 0012, by name. */
export interface AdSwitchTables {
  deactivation_reasons: DeactivationReasonTable;
  ad_switches: AdSwitchTable;
}

/** Entry of the website's log: an ad of a digital newspaper began or ceased to be served. */
export interface WebPublicationTable {
  id: GeneratedAlways<number>;
  ad_id: Fixed<number>;
  at: Fixed<Date>;
  /** True when it was served from then on. */
  shown: Fixed<boolean>;
  /** Without the origin; null where it ceased, and where it was not kept. */
  address: Fixed<string | null>;
  /** SHA-256 of what was served; null where it ceased, and where it was not kept. */
  sha256: Fixed<string | null>;
}

/** Content that the website served, once for each digest. */
export interface WebContentTable {
  /** Hexadecimal. */
  sha256: Fixed<string>;
  /** JSON. */
  content: Fixed<string>;
}

/** Letters to the advertisers of a recorded issue. */
export interface IssueAnnouncementTable {
  issue_id: Fixed<number>;
  taken_until: Date;
  /** The ad that was written about last, in the order of their ids. */
  last_ad_id: Generated<number>;
  announced_at: ColumnType<Date | null, Date | null | undefined>;
}

/** Trusted timestamp of a certificate's file. */
export interface CertificateTimestampTable {
  certificate_key: Fixed<string>;
  /** DER; null: the authority has not answered yet. */
  token: ColumnType<Buffer | null, undefined, Buffer>;
  stamped_at: ColumnType<Date | null, undefined, Date>;
  /** Subject of the certificate that signed it. */
  authority: ColumnType<string | null, undefined, string>;
  attempts: Generated<number>;
  due_at: Date;
  fault: ColumnType<string | null, string | null | undefined>;
}

/** The tables of migrations 0086 to 0088 and 0093, by name. */
export interface ProofTables {
  web_contents: WebContentTable;
  web_publications: WebPublicationTable;
  issue_announcements: IssueAnnouncementTable;
  certificate_timestamps: CertificateTimestampTable;
}

/** An ad that is online, as visitors list and search it; written by triggers of its ad alone. */
export interface PublishedAdTable {
  ad_id: number;
  support_id: number;
  heading_id: number;
  subheading_id: number | null;
  ad_type_id: number;
  colour_id: number | null;
  product_id: number;
  city_id: number | null;
  published_at: Date;
  /** Compared with `published_ad_query(…)`, never read. */
  words: ColumnType<never, never, never>;
}

/** The tables of public ads, by name. */
export interface PublishedAdTables {
  published_ads: PublishedAdTable;
}

/** Page of a newspaper. */
export interface PageFormatTable {
  support_id: number;
  height_mm: number;
  columns: number;
  gutter_mm: number;
  /** Order of line ads within a heading. */
  ad_order: "arrival" | "price" | "alphabet";
  /** Texts of the house, in the newspaper's language. */
  fillers: string[];
}

/** Place by hand of a modular ad in an edition; numbers from 1, columns in the direction of reading. */
export interface ModulePositionTable {
  ad_id: number;
  support_id: number;
  date: string;
  page: number;
  column_number: number;
  row_number: number;
}

export type EditionState = "open" | "closed" | "printed" | "cancelled";

/** Edition of a printed newspaper. A day without a row is open. */
export interface EditionTable {
  support_id: Fixed<number>;
  day: Fixed<string>;
  state: ColumnType<EditionState, EditionState | undefined, EditionState>;
  closed_at: Date | null;
  /** Id of the user who closed the edition; null in a closed edition: it closed by itself. */
  closed_by: number | null;
  printed_at: Date | null;
  cancelled_at: Date | null;
  cancel_reason_fr: string | null;
  cancel_reason_ar: string | null;
  /** Outcome for its ads. */
  cancel_choice: "move" | "refund" | "client" | null;
  cancelled_by: number | null;
  /** Counts the changes of state. */
  version: Generated<number>;
}

/** Pages of an edition that has appeared. */
export interface EditionPageTable {
  support_id: Fixed<number>;
  day: Fixed<IsoDate>;
  /** Newspaper, ads and layout, as `editions/kept-pages.ts` writes them. */
  content: ColumnType<unknown, string, never>;
  kept_at: Fixed<Date>;
}

/** The tables of migrations 0080, 0081 and 0101, by name. */
export interface EditionTables {
  editions: EditionTable;
  edition_pages: EditionPageTable;
  page_formats: PageFormatTable;
  module_positions: ModulePositionTable;
}

/** The printer's file of an issue. */
export interface PrintedIssueTable {
  id: Generated<number>;
  support_id: Fixed<number>;
  day: Fixed<string>;
  state: Generated<"uploading" | "reading" | "checking" | "recorded" | "failed" | "replaced">;
  file_name: Fixed<string>;
  /** Bytes: those announced, and those that have arrived. */
  size: Fixed<number>;
  received: Generated<number>;
  /** SHA-256 of each piece as announced, hexadecimal. */
  piece_hashes: ColumnType<string[], string[] | undefined, never>;
  /** SHA-256 of the whole file, hexadecimal; null until it has been read. */
  sha256: ColumnType<string | null, string | undefined, string>;
  /** Prefix of its files in the storage. */
  storage_key: Fixed<string | null>;
  pages: ColumnType<number | null, undefined, number>;
  pages_read: Generated<number>;
  /** True where some page has no text that can be read. */
  scanned: Generated<boolean>;
  /** The date that its pages print; null where none can be read. */
  printed_day: ColumnType<string | null, string | undefined, string | null>;
  fault: ColumnType<string | null, string | undefined, string | null>;
  /** The issue of the same day in whose place it was uploaded. */
  replaces: ColumnType<number | null, number | null | undefined, number | null>;
  /** Until when a process reads it, and how often one began. */
  lease_until: ColumnType<Date | null, undefined, Date | null>;
  attempts: Generated<number>;
  uploaded_by: Fixed<number | null>;
  uploaded_at: Fixed<Date>;
  ended_at: ColumnType<Date | null, undefined, Date | null>;
  /** True while the ads that it lacks are to be reported. */
  absences_due: Generated<boolean>;
}

/** Finding of an issue about an ad of its day. */
export interface PrintRecordTable {
  id: Generated<number>;
  issue_id: Fixed<number>;
  ad_id: Fixed<number>;
  support_id: Fixed<number>;
  day: Fixed<string>;
  found: Fixed<"whole" | "unsure" | "missing">;
  /** Doubt about an ad found `unsure`; null for all others. */
  doubt: Fixed<"altered" | "within-text" | "short" | "repeated" | "scattered" | "scanned" | null>;
  parts: ColumnType<readonly PrintedPart[], string, string>;
  billed_text: Fixed<string>;
  printed_text: Fixed<string | null>;
  /** 0 to 1. */
  likeness: Fixed<number | null>;
  /** Decision of a person; null: none, and ads found whole count as printed. */
  decision: ColumnType<
    "printed" | "not_printed" | null,
    undefined,
    "printed" | "not_printed" | null
  >;
  decided_by: ColumnType<number | null, undefined, number | null>;
  decided_at: ColumnType<Date | null, undefined, Date | null>;
  /** Storage key of a picture of the parts, PNG. */
  clipping_key: ColumnType<string | null, string | null | undefined, string | null>;
  printed: GeneratedAlways<boolean>;
}

/** The tables of migration 0084, by name. */
export interface PrintedIssueTables {
  printed_issues: PrintedIssueTable;
  print_records: PrintRecordTable;
}

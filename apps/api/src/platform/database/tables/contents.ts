import type { ColumnType, Generated } from "kysely";

/** Written when the row is, never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;
/** JSON, written as text. */
type Json<Written extends string | null = string> = ColumnType<unknown, Written, Written>;

export type ContentKind = "chapter" | "page" | "frame" | "home" | "guide" | "publisher";

export interface ContentTable {
  id: Generated<number>;
  kind: Fixed<ContentKind>;
  slug: Fixed<string>;
  position: number;
  draft: Json<string | null>;
  version: Generated<number>;
  retired_at: ColumnType<Date | null, undefined, Date | null>;
  updated_at: Date;
  updated_by: number | null;
}

export interface ContentVersionTable {
  content_id: Fixed<number>;
  number: Fixed<number>;
  body: Json;
  valid_from: Fixed<string>;
  published_at: Fixed<Date>;
  published_by: Fixed<number | null>;
}

export interface FilmTable {
  id: Generated<number>;
  name: Fixed<string>;
  file_name: Fixed<string>;
  size: Fixed<number>;
  received: number;
  piece_hashes: Fixed<string[]>;
  touched_at: Date;
}

export type MessageState = "waiting" | "answered" | "closed" | "spam";

export interface ContactMessageTable {
  id: Generated<number>;
  language: Fixed<"fr" | "ar">;
  name: Fixed<string>;
  email: Fixed<string>;
  subject: Fixed<string>;
  message: Fixed<string>;
  received_at: Fixed<Date>;
  state: ColumnType<MessageState, undefined, MessageState>;
  answer: ColumnType<string | null, undefined, string>;
  settled_at: ColumnType<Date | null, undefined, Date | null>;
  settled_by: ColumnType<number | null, undefined, number | null>;
}

export interface ErrorReportTable {
  id: Generated<number>;
  sentence: Fixed<string>;
  page: Fixed<string>;
  detail: string;
  count: Generated<number>;
  first_at: Fixed<Date>;
  last_at: Date;
  closed_at: ColumnType<Date | null, undefined, Date | null>;
  closed_by: ColumnType<number | null, undefined, number | null>;
}

/** The tables of migrations 0074, 0075 and 0096, by name. */
export interface ContentTables {
  contents: ContentTable;
  content_versions: ContentVersionTable;
  contact_messages: ContactMessageTable;
  error_reports: ErrorReportTable;
  films: FilmTable;
}

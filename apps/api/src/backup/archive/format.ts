import { z } from "zod";

/** Changes whenever an older program could not read what a newer one writes. */
export const VERSION = 1;

/** The archive's first entry: what it is, and of which schema. */
export const BEGINNING = "backup.json";
/** The archive's last entry: what must have come before it. */
export const CONTENTS = "contents.json";

export const Beginning = z.object({
  format: z.literal("parution-backup"),
  version: z.number().int(),
  /** The instant as of which everything is, by the clock of the program. */
  madeAt: z.iso.datetime(),
  /** The migrations that the schema has seen. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
export type Beginning = z.infer<typeof Beginning>;

export const Contents = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  /** Where each sequence stands. */
  sequences: z.array(
    z.object({ name: z.string(), lastValue: z.number().int(), isCalled: z.boolean() }),
  ),
  files: z.number().int(),
  /** SHA-256 of every entry but this one, in their order. */
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
});
export type Contents = z.infer<typeof Contents>;

const TABLE_PART = /^tables\/([a-z0-9_]+)\/\d{6}\.ndjson$/;
const FILE = /^files\/(.+)$/;

/** A part of a table: one JSON object a line. */
export const tablePart = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, "0")}.ndjson`;
export const tableOf = (entry: string): string | undefined => TABLE_PART.exec(entry)?.[1];

export const filePath = (key: string): string => `files/${key}`;
export const fileKeyOf = (entry: string): string | undefined => FILE.exec(entry)?.[1];

/** How much an archive holds. */
export interface Extent {
  readonly rows: number;
  readonly files: number;
}

export const extentOf = ({ tables, files }: Contents): Extent => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files,
});

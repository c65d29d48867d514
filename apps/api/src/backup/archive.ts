import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline as pipe, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { hasCode, StartError } from "../platform/errors.ts";
import { flushFolder } from "../platform/storage/folder.ts";
import { type Entry, readTar, writeTar } from "./tar.ts";

/** Version of the format; changes whenever an older program could not read a newer archive. */
export const VERSION = 1;

/** The archive's first entry: its format and its schema. */
export const BEGINNING = "backup.json";
/** The archive's last entry: the extent of all before it. */
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
  /** Current value of each sequence. */
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

/** Size of an archive. */
export interface Extent {
  readonly rows: number;
  readonly files: number;
}

export const extentOf = ({ tables, files }: Contents): Extent => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files,
});

/** Complete archive, verified to its end. */
export interface Archive {
  readonly beginning: Beginning;
  readonly contents: Contents;
  /** Entries between the first and the last, read again. */
  entries(): AsyncIterable<Entry>;
}

/**
 * Reads an archive to its end and compares every entry with its checksum.
 * @throws StartError when it is not whole, or of a program that is newer than this one.
 */
export async function openArchive(path: string): Promise<Archive> {
  const sums: Contents["entries"] = [];
  let beginning: Beginning | null = null;
  let contents: Contents | null = null;
  try {
    for await (const { name, bytes } of unpack(path)) {
      if (name === CONTENTS) contents = Contents.parse(parse(bytes));
      else sums.push({ name, sha256: sumOf(bytes) });
      if (name === BEGINNING) beginning = Beginning.parse(parse(bytes));
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`${path} cannot be read as a backup: ${reason}`, { cause });
  }
  if (beginning === null || contents === null) throw new StartError(`${path} is no backup.`);
  if (beginning.version > VERSION) {
    throw new StartError(`${path} was made by a newer program, whose format is not known here.`);
  }
  checkSums(path, sums, contents.entries);
  return { beginning, contents, entries: () => between(path) };
}

export const sumOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

function checkSums(path: string, found: Contents["entries"], expected: Contents["entries"]) {
  if (found.length !== expected.length) throw new StartError(`${path} is not complete.`);
  for (const [index, { name, sha256 }] of expected.entries()) {
    const entry = found[index];
    if (entry?.name === name && entry.sha256 === sha256) continue;
    throw new StartError(`${path} is damaged: ${name} is not as it was written.`);
  }
}

async function* between(path: string): AsyncIterable<Entry> {
  for await (const entry of unpack(path)) {
    if (entry.name !== BEGINNING && entry.name !== CONTENTS) yield entry;
  }
}

function unpack(path: string): AsyncIterable<Entry> {
  const unpacked = createGunzip();
  // A failure here also fails the reader of the last stream.
  pipe(createReadStream(path), unpacked, () => undefined);
  return readTar(unpacked);
}

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** Compression level: most of the gain in little time. */
const LEVEL = 4;

/**
 * Writes entries into a new file, packed, and flushes it: under its name there is a whole archive or none.
 * @throws StartError when something has that name, or nothing can be written there.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}`;
  const file = await open(draft, "wx", 0o600).catch((cause: unknown) => {
    throw new StartError(`${path} cannot be written.`, { cause });
  });
  try {
    await pipeline(
      Readable.from(writeTar(entries)),
      createGzip({ level: LEVEL }),
      file.createWriteStream({ flush: true }),
    );
    // Unlike a renaming, this never takes the name from another file.
    await link(draft, path);
    await flushFolder(dirname(path));
  } catch (cause) {
    throw hasCode(cause, "EEXIST") ? new StartError(`${path} exists.`, { cause }) : cause;
  } finally {
    await rm(draft, { force: true });
  }
}

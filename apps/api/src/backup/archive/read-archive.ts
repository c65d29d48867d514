import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { StartError } from "../../platform/start-error.ts";
import { BEGINNING, Beginning, CONTENTS, Contents, VERSION } from "./format.ts";
import { type Entry, readTar } from "./tar.ts";

/** An archive that was read to its end once, and is whole. */
export interface Archive {
  readonly beginning: Beginning;
  readonly contents: Contents;
  /** What stands between the two, read again. */
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
  // What fails here fails in whoever reads the last stream, too.
  pipeline(createReadStream(path), unpacked, () => undefined);
  return readTar(unpacked);
}

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

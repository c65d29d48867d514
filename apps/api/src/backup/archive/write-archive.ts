import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { StartError } from "../../platform/start-error.ts";
import { flushFolder } from "../../platform/storage/index.ts";
import { hasCode } from "../../platform/system-error.ts";
import { type Entry, writeTar } from "./tar.ts";

/** Little time for most of the gain: archives are made at night, of text. */
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

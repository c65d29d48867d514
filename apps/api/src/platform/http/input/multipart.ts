import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { malformed, tooLarge } from "../problems.ts";
import type { ByteBudget } from "./byte-budget.ts";
import { type BodyLimits, LONGEST_BOUNDARY, LONGEST_NAME, MOST_PAIRS } from "./limits.ts";
import { type Reception, receive } from "./receive.ts";
import type { OpenSpool, Spool } from "./spooled-file.ts";

/** Bytes of the largest piece in which a connection brings a body. */
const PIECE = 64 * 1024;
/** Milliseconds within which the last bytes of a form are parsed. */
const LAST_BYTES_WITHIN = 5000;
/** Most bytes and lines of a part's headers. */
const PART_HEADERS = { headerSize: 4096, headerPairs: 20 };

/** Form with files, which are on the disk until it is released. */
export interface Form {
  readonly entries: readonly (readonly [name: string, value: string | File])[];
  release(): Promise<void>;
}

interface Sender {
  readonly body: Readable;
  readonly contentType: string;
  readonly limits: BodyLimits;
  readonly reception: Reception;
  readonly openSpool: OpenSpool;
}

/**
 * Reads a multipart form as it comes in, its files onto the disk.
 * @throws ProblemError 400 for a malformed form, 413 for one with too much of anything, and as {@link receive} does
 */
export async function readMultipart(sender: Sender, texts: ByteBudget): Promise<Form> {
  const parts = collectParts(sender);
  const { parser, failed, fileBytes } = parts;
  const { accounts, ...reception } = sender.reception;
  // Fields stay in memory. The last piece is not parsed yet, and is not counted as long as it may be a file's.
  const inMemory = { budget: texts, heldOf: (received: number) => received - fileBytes() - PIECE };
  try {
    const all = { ...reception, accounts: [...accounts, inMemory] };
    const release = await receive(sender.body, all, (piece) =>
      Promise.race([written(parser, piece), failed]),
    );
    parts.onRelease(release);
    parser.end();
    await Promise.race([once(parser, "finish"), failed, outOfTime()]);
    return { entries: await parts.complete(), release: parts.release };
  } catch (error) {
    await parts.release();
    throw error;
  }
}

const written = (parser: BusboyInstance, piece: Buffer): Promise<void> =>
  new Promise((resolve) => parser.write(piece, () => resolve()));

async function outOfTime(): Promise<never> {
  await wait(LAST_BYTES_WITHIN, undefined, { ref: false });
  throw malformed();
}

function collectParts({ contentType, limits, openSpool }: Sender) {
  const parser = openParser(contentType, limits);
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  const entries: (readonly [string, string | Promise<File>])[] = [];
  const spools: Promise<Spool>[] = [];
  const files: BusboyFileStream[] = [];
  const releases: (() => void)[] = [];
  let textBytes = 0;

  function addField(name: string | undefined, value: string, isCut: boolean): void {
    textBytes += value.length;
    if (isCut || textBytes > limits.text) fail(tooLarge());
    else if (name === undefined || name.length > LONGEST_NAME) fail(malformed());
    else entries.push([name, value]);
  }

  function addFile(
    name: string | undefined,
    file: BusboyFileStream,
    fileName: string,
    type: string,
  ) {
    files.push(file);
    file.on("limit", () => fail(tooLarge()));
    file.on("error", () => fail(malformed()));
    if (name === undefined || name.length > LONGEST_NAME) return fail(malformed());
    const opened = openSpool();
    spools.push(opened);
    const kept = keep(file, opened, { name: unescaped(fileName), type });
    kept.catch(fail);
    entries.push([name, kept]);
  }

  parser
    .on("field", (name, value, _isNameCut, isCut) => addField(name, value, isCut))
    .on("file", (name, file, fileName, _encoding, type) => addFile(name, file, fileName, type))
    .on("partsLimit", () => fail(tooLarge()))
    .on("filesLimit", () => fail(tooLarge()))
    .on("fieldsLimit", () => fail(tooLarge()))
    .on("error", () => fail(malformed()));

  return {
    parser,
    failed,
    fileBytes: () => files.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    onRelease: (release: () => void) => void releases.push(release),
    /** Every part, once all files are kept. */
    async complete() {
      const all = entries.map(async ([name, value]) => [name, await value] as const);
      return Promise.race([Promise.all(all), failed]);
    },
    async release() {
      parser.destroy();
      for (const release of releases) release();
      await Promise.all(spools.map(async (spool) => (await spool).remove()));
    },
  };
}

function openParser(contentType: string, { text, files }: BodyLimits): BusboyInstance {
  const boundary = /boundary="?([^";]*)/i.exec(contentType)?.[1] ?? "";
  if (boundary === "" || boundary.length > LONGEST_BOUNDARY) throw malformed();
  return new Busboy({
    headers: { "content-type": contentType },
    preservePath: true,
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: {
      ...PART_HEADERS,
      fieldSize: text,
      fields: MOST_PAIRS,
      fileSize: files.largest,
      files: files.most,
      parts: MOST_PAIRS,
    },
  });
}

interface Named {
  readonly name: string;
  readonly type: string;
}

async function keep(file: Readable, opened: Promise<Spool>, named: Named): Promise<File> {
  const spool = await opened;
  for await (const bytes of file) await spool.write(bytes);
  return spool.finish(named);
}

/** Browsers write a quotation mark and line ends in a name as `%22`, `%0A` and `%0D`. */
const unescaped = (name: string): string =>
  name.slice(0, LONGEST_NAME).replaceAll(/%(22|0A|0D)/g, (code) => decodeURIComponent(code));

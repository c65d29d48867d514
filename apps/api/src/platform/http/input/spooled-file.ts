import { randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { type FileHandle, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

/** Folder of uploaded files, below the data folder. */
const FOLDER = "incoming";
/** Bytes that are written at once. */
const BATCH_BYTES = 32 * 1024;
/** Milliseconds after which a file is one that a crash has left: no request takes as long. */
const LEFT_AFTER = 3_600_000;

interface Named {
  readonly name: string;
  readonly type: string;
}

/** A file that is on the disk as long as its request lasts, and in memory only while it is read. */
class SpooledFile extends File {
  readonly #path: string;
  readonly #size: number;

  constructor(path: string, size: number, { name, type }: Named) {
    super([], name, { type });
    this.#path = path;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await readFile(this.#path));
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer;
  }

  override text(): Promise<string> {
    return readFile(this.#path, "utf8");
  }

  override stream(): ReturnType<File["stream"]> {
    return Readable.toWeb(createReadStream(this.#path)) as ReturnType<File["stream"]>;
  }

  /** Unused: parts of a file are not read. */
  override slice(): never {
    throw new Error("An uploaded file is read whole.");
  }
}

/** A file that comes in. */
export interface Spool {
  write(bytes: Uint8Array): Promise<void>;
  /** The whole of it, readable until it is removed. */
  finish(named: Named): Promise<SpooledFile>;
  /** Removes it, finished or not. */
  remove(): Promise<void>;
}

export type OpenSpool = () => Promise<Spool>;

/** Prepares the folder for files of pending requests, emptied of a crash's leftovers. */
export function openSpoolFolder(dataDir: string): OpenSpool {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeLeft(folder);
  return async () => {
    const path = join(folder, randomUUID());
    return spool(path, await open(path, "wx", 0o600));
  };
}

function spool(path: string, file: FileHandle): Spool {
  let size = 0;
  let isOpen = true;
  /** Small pieces on their way to the disk: a slow sender costs no write for each byte. */
  const batch = Buffer.allocUnsafeSlow(BATCH_BYTES);
  let filled = 0;
  const flush = async () => {
    const bytes = batch.subarray(0, filled);
    filled = 0;
    await file.writeFile(bytes);
  };
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await file.close();
  };
  return {
    async write(bytes) {
      size += bytes.byteLength;
      if (filled + bytes.byteLength > BATCH_BYTES) await flush();
      if (bytes.byteLength > BATCH_BYTES) return file.writeFile(bytes);
      batch.set(bytes, filled);
      filled += bytes.byteLength;
    },
    async finish(named) {
      await flush();
      await close();
      return new SpooledFile(path, size, named);
    },
    async remove() {
      await close();
      await rm(path, { force: true });
    },
  };
}

function removeLeft(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > LEFT_AFTER) rmSync(path, { force: true });
  }
}

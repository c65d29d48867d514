import { mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Worker } from "node:worker_threads";
import { StartError } from "../../errors.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";

/** node-postgres finds a Unix socket by its folder and this number. */
export const SOCKET_PORT = 5432;
/** Longest socket path that every supported system accepts, in bytes. */
const LONGEST_SOCKET_PATH = 100;
/** Free space in bytes below which the engine cannot write its log, whose files are this large. */
const DISK_FULL = 16 * 1024 * 1024;

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** Folder of the Unix socket, as node-postgres' `host` takes it. */
  readonly socketFolder: string;
  stop(): Promise<void>;
}

/**
 * Locks the data folder, creates the database when absent and serves it on a Unix socket.
 * `onCrash` is called when the engine stops by itself: nothing can be answered any more.
 * @throws StartError when another process holds the folder, the disk is full or the folder is not a database.
 */
export async function startEmbedded(
  dataDir: string,
  onCrash: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const lock = lockFolder(dataDir);
  const socketFolder = createSocketFolder(dataDir);
  try {
    const worker = await startWorker(join(dataDir, "postgres"), socketFolder);
    let stopping = false;
    const crash = (cause: unknown) => stopping || onCrash(explain(cause, dataDir));
    worker.on("error", crash);
    worker.on("exit", () => crash(new Error("its thread ended")));
    return {
      socketFolder,
      async stop() {
        stopping = true;
        await stopWorker(worker);
        release(lock, socketFolder);
      },
    };
  } catch (cause) {
    release(lock, socketFolder);
    throw explain(cause, dataDir);
  }
}

function startWorker(folder: string, socketFolder: string): Promise<Worker> {
  const socketPath = join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`);
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { folder, socketPath },
  });
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", () => {
      worker.off("error", reject);
      resolve(worker);
    });
  });
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once("exit", () => resolve());
    worker.postMessage("stop");
  });
}

/** A private folder for the socket: beside the database, or elsewhere when that path is too long for a socket. */
function createSocketFolder(dataDir: string): string {
  const beside = join(dataDir, "socket");
  const nearest = relative(process.cwd(), beside);
  for (const folder of [beside, `./${nearest}`]) {
    if (Buffer.byteLength(folder) > LONGEST_SOCKET_PATH) continue;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    return folder;
  }
  return mkdtempSync(join(tmpdir(), "parution-"));
}

function release(lock: FolderLock, socketFolder: string): void {
  rmSync(socketFolder, { recursive: true, force: true });
  lock.release();
}

/** One sentence for the operator. */
function explain(cause: unknown, dataDir: string): Error {
  if (cause instanceof StartError) return cause;
  const { bavail, bsize } = statfsSync(dataDir);
  const full = bavail * bsize < DISK_FULL;
  const reason = full ? "the disk is full" : asError(cause).message;
  return new StartError(`The embedded database in ${dataDir} stopped: ${reason}.`, { cause });
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

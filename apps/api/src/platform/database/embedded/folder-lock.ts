import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../../errors.ts";

/** Locks of this process; without a reference a connection would be garbage-collected, and its lock with it. */
const held = new Set<DatabaseSync>();

/** A held lock. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process. The lock is the operating system's, which ends with the process that holds
 * it: never stale after a crash, never mistaken when a process number is used again or means another process in
 * another container. SQLite's exclusive transaction is how Node reaches such a lock without a native module; the
 * process number stands beside it for people.
 * @throws StartError when a living process holds the folder.
 */
export function lockFolder(dataDir: string): FolderLock {
  const pidFile = join(dataDir, "postgres.pid");
  const lock = openLock(dataDir);
  try {
    lock.exec("pragma journal_mode = off; begin exclusive");
  } catch (cause) {
    lock.close();
    const message = `The data folder ${dataDir} is in use by ${describeHolder(pidFile)}.`;
    throw new StartError(message, { cause });
  }
  held.add(lock);
  writeFileSync(pidFile, String(process.pid), { mode: OWNER_ONLY });
  return {
    release() {
      rmSync(pidFile, { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

/** Independent of the program's umask: a user who reads the lock file can keep it locked. */
const OWNER_ONLY = 0o600;

function openLock(dataDir: string): DatabaseSync {
  const path = join(dataDir, "postgres.lock");
  try {
    // SQLite itself would create it 0644. One that is there is not opened here: closing it would end this process's lock.
    if (!existsSync(path)) writeFileSync(path, "", { flag: "a", mode: OWNER_ONLY });
    chmodSync(path, OWNER_ONLY);
    return new DatabaseSync(path, { timeout: 0 });
  } catch (cause) {
    throw new StartError(`The data folder ${dataDir} cannot be written.`, { cause });
  }
}

function describeHolder(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, "utf8")}`;
  } catch {
    // The holder has not written its number yet; the lock itself counts.
    return "another process";
  }
}

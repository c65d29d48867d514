import { execFile } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** A PostgreSQL server of a test's own, which it may treat badly. */
export interface Cluster {
  /** Folder of its data. */
  readonly folder: string;
  readonly url: string;
  start(): Promise<void>;
  /** `immediate` is what a crash leaves: nothing is finished, nothing is flushed beyond what was promised. */
  stop(mode: "fast" | "immediate"): Promise<void>;
  /** Stops each of its processes where it is. */
  freeze(): Promise<void>;
  /** Ends each of its processes, as the end of its machine would. */
  crash(): Promise<void>;
  /** An empty folder on a disk that the server may write. */
  folderIn(disk: string): Promise<string>;
  /** Stops it, and removes its data. */
  remove(): Promise<void>;
}

/** Folder of PostgreSQL's programs; null where no server is installed. */
export function findServer(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => +b - +a) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Creates a server in a folder, not running yet. */
export async function createCluster(parent = tmpdir()): Promise<Cluster> {
  const owner = await findOwner();
  const folder = ownFolder(parent, owner);
  const settings = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"];
  await run(owner, "initdb", "-D", folder, ...settings);
  return openCluster(folder);
}

/** A server on existing data, after any end of an earlier one; not running yet. */
export async function openCluster(folder: string): Promise<Cluster> {
  forgetProcess(folder);
  const owner = await findOwner();
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const control = (...words: readonly string[]) =>
    run(owner, "pg_ctl", "-D", folder, "-w", ...words);
  const stop = (mode: "fast" | "immediate") => control("-m", mode, "stop");
  return {
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control("-l", join(folder, "server.log"), "-o", options, "start"),
    stop,
    async freeze() {
      for (const pid of await readProcesses(folder)) process.kill(pid, "SIGSTOP");
    },
    async crash() {
      const pids = await readProcesses(folder);
      for (const pid of pids) process.kill(pid, "SIGKILL");
      while (pids.some(isAlive)) await wait(5);
      forgetProcess(folder);
    },
    folderIn: async (disk) => ownFolder(disk, owner),
    async remove() {
      if (existsSync(join(folder, "postmaster.pid"))) await stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The server refuses to run as root; then it runs as the system's user for it. */
async function findOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (option: string) => Number((await execute("id", [option, "postgres"])).stdout);
  return { uid: await id("-u"), gid: await id("-g") };
}

function ownFolder(parent: string, owner: Owner | null): string {
  const folder = mkdtempSync(join(parent, "parution-cluster-"));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

async function run(owner: Owner | null, name: string, ...words: readonly string[]): Promise<void> {
  const programs = findServer();
  if (programs === null) throw new Error("No PostgreSQL server is installed.");
  await execute(join(programs, name), words, { cwd: "/", ...owner });
}

/** After a machine's end its processes' numbers are free; here one may still be a zombie. */
function forgetProcess(folder: string): void {
  rmSync(join(folder, "postmaster.pid"), { force: true });
}

/** True when a process can still do something (Linux). */
function isAlive(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, "utf8"));
}

/** The first of its processes, then those that it has started. */
async function readProcesses(folder: string): Promise<number[]> {
  const [first = ""] = (await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n");
  const { stdout } = await execute("pgrep", ["-P", first]);
  return [first, ...stdout.trim().split("\n")].map(Number);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

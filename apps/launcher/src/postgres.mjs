import { existsSync, readdirSync, rmSync } from "node:fs";
import { access, chown, constants, mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";

const DEBIAN = "/usr/lib/postgresql";
const PLACES = ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin"];

/** Folder in memory, on Linux, and the free bytes from which on it is taken. */
const MEMORY = "/dev/shm";
const ROOM = 2 * 2 ** 30;

/**
 * PostgreSQL server for the tests: the one of `TEST_DATABASE_URL`, else a temporary cluster on a free
 * port, with `settings`. Returns `{ url, stop }`.
 */
export async function testPostgres(settings = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const binaries = findBinaries() ?? (await installPostgres());
  return startCluster(binaries, settings);
}

function findBinaries() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, "bin"))
    : [];
  return [...debian, ...PLACES].find((folder) => existsSync(join(folder, "initdb")));
}

async function installPostgres() {
  if (process.platform === "linux" && process.getuid?.() === 0) {
    const env = workspaceEnv({ DEBIAN_FRONTEND: "noninteractive" });
    await execute("apt-get", ["update", "-qq"], { env });
    await execute("apt-get", ["install", "-y", "-qq", "postgresql"], { env });
  }
  const found = findBinaries();
  if (found) return found;
  throw new Failure(
    "No PostgreSQL was found: install PostgreSQL 15 or later, or set TEST_DATABASE_URL.",
  );
}

/**
 * Folder of a cluster, in memory where there is room. Each test file copies a database of a thousand small
 * files, which a disk takes longer for than most files for their tests. A durable cluster is measured on
 * its disk.
 */
async function placeFor({ fsync }) {
  if (fsync === "on" || process.platform !== "linux") return tmpdir();
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Ends a cluster with this process, if it still runs then: what it leaves would stay in memory. */
async function endAtExit(folder) {
  const [pid] = (await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n");
  const end = () => {
    try {
      process.kill(Number(pid), "SIGQUIT");
    } catch {
      // It has ended by itself.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", end);
  return () => process.off("exit", end);
}

async function startCluster(binaries, own) {
  const folder = await mkdtemp(join(await placeFor(own), "parution-postgres-"));
  const port = await freePort();
  const asOwner = await ownerOf(folder);
  const data = join(folder, "data");
  await asOwner(join(binaries, "initdb"), [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
  ]);
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 200,
    // Not durable against a power cut: only processes are killed here, which loses nothing.
    fsync: "off",
    full_page_writes: "off",
    ...own,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const control = join(binaries, "pg_ctl");
  await asOwner(control, [
    "-D",
    data,
    "-w",
    "-l",
    join(folder, "server.log"),
    "-o",
    `-p ${port} ${options.join(" ")}`,
    "start",
  ]);
  const forget = await endAtExit(folder);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      forget();
      await asOwner(control, ["-D", data, "-m", "immediate", "stop"]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then the cluster belongs to the system's `postgres` user. */
async function ownerOf(folder) {
  const root = process.getuid?.() === 0;
  if (root) {
    const { output } = await execute("id", ["-u", "postgres"]);
    await chown(folder, Number(output), 0);
  }
  return async (command, args) => {
    const [program, rest] = root
      ? ["runuser", ["-u", "postgres", "--", command, ...args]]
      : [command, args];
    const { code, output } = await execute(program, rest, { cwd: folder });
    if (code !== 0)
      throw new Failure(`The test PostgreSQL could not run: ${output.trim().split("\n").at(-1)}`);
  };
}

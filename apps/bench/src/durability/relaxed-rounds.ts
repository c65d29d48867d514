import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cannotMount, createDisk } from "../../../api/src/testing/durability/disk-image.ts";
import { countSurvivors } from "../../../api/src/testing/durability/survivors.ts";
import { kill, startWriter } from "../../../api/src/testing/durability/writer-process.ts";
import {
  afterPowerCut,
  type Cluster,
  createCluster,
  findServer,
} from "../../../api/src/testing/faults/index.ts";
import { type End, type Losses, ordersOfRound, sumOf } from "./losses.ts";

/**
 * Rounds of a PostgreSQL that acknowledges before it has flushed, each on a database of its own, with the service's own
 * writer; null where there is no server, or no disk can be mounted.
 */
export async function loseRelaxed(end: End, rounds: number): Promise<Losses | null> {
  if (findServer() === null || (end === "power loss" && cannotMount() !== null)) return null;
  const losses: Losses[] = [];
  while (losses.length < rounds) {
    losses.push(await inFolder(end === "kill -9" ? killOnce : cutPowerOnce));
  }
  return sumOf(losses);
}

async function killOnce(folder: string): Promise<Losses> {
  const acknowledged = join(folder, "acknowledged");
  const cluster = await createRelaxed(folder);
  try {
    await cluster.start();
    const writer = await startWriter(placeOf(cluster), acknowledged, ordersOfRound());
    await cluster.crash();
    await kill(writer);
    await cluster.start();
    return await lossesOf(cluster, acknowledged);
  } finally {
    await cluster.remove();
  }
}

async function cutPowerOnce(folder: string): Promise<Losses> {
  const acknowledged = join(folder, "acknowledged");
  const disk = createDisk(folder, DISK_MEBIBYTES);
  try {
    const cluster = await createRelaxed(disk.folder);
    await cluster.start();
    const writer = await startWriter(placeOf(cluster), acknowledged, ordersOfRound());
    return await afterPowerCut({ disk, cluster, writer, folder }, (copy) =>
      lossesOf(copy, acknowledged),
    );
  } finally {
    disk.unmount();
  }
}

const DISK_MEBIBYTES = 512;

async function createRelaxed(parent: string): Promise<Cluster> {
  const cluster = await createCluster(parent);
  const settings = join(cluster.folder, "postgresql.conf");
  // Flushed: what the power takes shall be orders.
  appendFileSync(settings, "synchronous_commit = off\n", { flush: true });
  return cluster;
}

const placeOf = ({ url, folder }: Cluster) => ({ dataDir: folder, databaseUrl: url });

/** Losses of a round; where the database has forgotten its very tables, all are lost. */
async function lossesOf(cluster: Cluster, file: string): Promise<Losses> {
  try {
    const { acknowledged, lost, half } = await countSurvivors(placeOf(cluster), file);
    return { rounds: lost + half > 0 ? 1 : 0, acknowledged, lost };
  } catch (error) {
    if (!isUndefinedTable(error)) throw error;
    const acknowledged = readFileSync(file, "utf8").split("\n").length - 1;
    return { rounds: 1, acknowledged, lost: acknowledged };
  }
}

/** True for PostgreSQL's error code of a missing table. */
const isUndefinedTable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "42P01";

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "parution-relaxed-"));
  chmodSync(folder, 0o711); // The server, whose user is another, must reach its disk.
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

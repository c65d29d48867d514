import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import {
  cannotMount,
  copyDisk,
  createDisk,
} from "../../database/embedded/durability/disk-image.ts";
import { countSurvivors } from "../../database/embedded/durability/survivors.ts";
import {
  kill,
  type Place,
  startWriter,
} from "../../database/embedded/durability/writer-process.ts";
import { type Cluster, createCluster, findServer, openCluster } from "./index.ts";

/*
 * What the embedded engine must keep, a server keeps by itself, unless our settings, the driver or our transactions say
 * otherwise: rounds on a whole run, or as many as `PARUTION_DURABILITY_ROUNDS` says.
 */
const { PARUTION_DURABILITY_ROUNDS: asked, WHOLE_SUITE: whole } = process.env;
const ROUNDS = Number(asked ?? (whole === undefined ? 0 : 1));
const PATIENCE = 120_000 * ROUNDS;
const isRun = ROUNDS > 0 && findServer() !== null && inject("template").engine === "postgres";

let folder: string;
let acknowledged: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-server-"));
  chmodSync(folder, 0o711); // The server, whose user is another, must reach its disk.
  acknowledged = join(folder, "acknowledged");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ordersOf = (round: number) => 40 + Math.floor(Math.random() * 200) + round;
const placeOf = ({ url }: Cluster): Place => ({ dataDir: folder, databaseUrl: url });

test.skipIf(!isRun)(
  "no acknowledged order is lost, and none is half, when a server's processes are killed",
  async () => {
    const cluster = await createCluster();
    try {
      await cluster.start();
      for (let round = 1; round <= ROUNDS; round += 1) {
        const writer = await startWriter(placeOf(cluster), acknowledged, ordersOf(round));
        await cluster.crash();
        await kill(writer);
        await cluster.start();
        expect(await countSurvivors(placeOf(cluster), acknowledged)).toMatchObject({
          lost: 0,
          half: 0,
        });
      }
    } finally {
      await cluster.remove();
    }
  },
  PATIENCE,
);

const obstacle = cannotMount();
const title = obstacle === null ? "" : ` (skipped, no disk can be mounted here: ${obstacle})`;

test.skipIf(!isRun || obstacle !== null)(
  `no acknowledged order is lost, and none is half, when a server's power goes${title}`,
  async () => {
    const disk = createDisk(folder, 512);
    try {
      const cluster = await createCluster(disk.folder);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await cluster.start();
        const writer = await startWriter(placeOf(cluster), acknowledged, ordersOf(round));
        // Nothing is acknowledged, and nothing written, while the disk is copied.
        writer.kill("SIGSTOP");
        await cluster.freeze();
        const after = copyDisk(disk, folder);
        await cluster.crash();
        await kill(writer);
        try {
          const copy = await openCluster(join(after.folder, relative(disk.folder, cluster.folder)));
          await copy.start();
          const survivors = await countSurvivors(placeOf(copy), acknowledged);
          await copy.stop("fast");
          expect(survivors).toMatchObject({ lost: 0, half: 0 });
        } finally {
          after.unmount();
        }
      }
    } finally {
      disk.unmount();
    }
  },
  PATIENCE,
);

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { cannotMount, createDisk } from "../durability/disk-image.ts";
import { countSurvivors } from "../durability/survivors.ts";
import { kill, type Place, startWriter } from "../durability/writer-process.ts";
import { afterPowerCut, type Cluster, createCluster, findServer } from "./index.ts";

/*
 * Data that the embedded engine must keep, a server keeps by itself, unless our settings, the driver or our transactions
 * say otherwise: rounds on a whole run, or as many as `PARUTION_DURABILITY_ROUNDS` says.
 */
const { PARUTION_DURABILITY_ROUNDS: rounds, WHOLE_SUITE: whole } = process.env;
const ROUNDS = Number(rounds ?? (whole === undefined ? 0 : 1));
const TIMEOUT = 120_000 * ROUNDS;
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
  "no acknowledged order is lost or incomplete when a server's processes are killed",
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
  TIMEOUT,
);

const obstacle = cannotMount();
const title = obstacle === null ? "" : ` (skipped, no disk can be mounted here: ${obstacle})`;

test.skipIf(!isRun || obstacle !== null)(
  `no acknowledged order is lost or incomplete when a server's power fails${title}`,
  async () => {
    const disk = createDisk(folder, 512);
    try {
      const cluster = await createCluster(disk.folder);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await cluster.start();
        const writer = await startWriter(placeOf(cluster), acknowledged, ordersOf(round));
        const survivors = await afterPowerCut({ disk, cluster, writer, folder }, (copy) =>
          countSurvivors(placeOf(copy), acknowledged),
        );
        expect(survivors).toMatchObject({ lost: 0, half: 0 });
      }
    } finally {
      disk.unmount();
    }
  },
  TIMEOUT,
);

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { audit } from "../../../operator/audit.ts";
import { cannotMount, createDisk } from "../../../testing/durability/disk-image.ts";
import {
  countOrders,
  fillDisk,
  insist,
  readAds,
  type WantedOrder,
  wantOrder,
} from "../../../testing/faults/index.ts";
import { copyDatabase, startApiOn } from "../../../testing/index.ts";
import { RESERVE } from "../../storage/folder.ts";

/** The disk in MiB: the database, the reserve and some room. */
const SIZE = 512;

const obstacle = cannotMount();
const title = obstacle === null ? "" : ` (skipped, no disk can be mounted here: ${obstacle})`;

test.skipIf(obstacle !== null)(
  `on a full disk orders are refused, reads go on, and nothing is lost${title}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "parution-full-"));
    const disk = createDisk(folder, SIZE);
    try {
      const dataDir = join(disk.folder, "data");
      mkdirSync(dataDir);
      copyDatabase(inject("template"), dataDir);
      const api = await startApiOn({ dataDir, env: {}, remove: async () => undefined });
      const client = await api.signIn("pro");
      const orders: WantedOrder[] = [wantOrder(client), wantOrder(client), wantOrder(client)];
      const [before, refused, after] = orders;
      if (!before || !refused || !after) throw new Error("There are three orders.");
      expect((await before.attempt()).failure).toBeNull();

      const giveBack = fillDisk(disk.folder, RESERVE / 2);
      const refusal = { status: 503, code: "STORAGE_FULL", retryAfterSeconds: 60 };
      expect((await refused.attempt()).failure).toMatchObject(refusal);
      expect((await readAds(client)).failure).toBeNull();
      const full = fillDisk(disk.folder);
      expect((await refused.attempt()).failure).toMatchObject(refusal);
      for (let read = 0; read < 20; read += 1) {
        expect((await readAds(client)).failure).toBeNull();
      }
      full();
      giveBack();

      for (const order of [refused, after]) expect(await insist(order)).toHaveLength(1);
      expect(await countOrders(api, orders)).toEqual([1, 1, 1]);
      expect(await audit(api.context)).toEqual([]);
      await api.stop();
    } finally {
      disk.unmount();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

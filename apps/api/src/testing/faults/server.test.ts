import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client as Connection } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { seedAccounts } from "../../demo/accounts.ts";
import { seedCatalogue, seedSettings } from "../../demo/catalogue/seed.ts";
import { audit } from "../../operator/audit.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { cannotMount, createDisk } from "../durability/disk-image.ts";
import { startApiOn, TEST_NOW, type TestApi } from "../index.ts";
import {
  type Attempt,
  type Cluster,
  countOrders,
  createCluster,
  fillDisk,
  findServer,
  insist,
  readAds,
  type WantedOrder,
  wantOrder,
} from "./index.ts";

/** Number of restarts of the server; for a thorough run: `RESTARTS=20`. */
const RESTARTS = Number(process.env.RESTARTS ?? 1);
/** Customers who order one ad after the other meanwhile. */
const CUSTOMERS = 4;
/** Longest time after the server's return until every call is answered again, in milliseconds. */
const RECOVERY = 1000;

const isRun = findServer() !== null && inject("template").engine === "postgres";

describe.skipIf(!isRun)("a database server", () => {
  let cluster: Cluster;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "parution-faults-"));
    chmodSync(folder, 0o711); // The server, whose user is another, must reach its disk.
    cluster = await createCluster();
    await cluster.start();
  });
  afterAll(async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** An api on a database of its own there, with a catalogue and accounts. */
  async function startOn(url: string): Promise<TestApi> {
    const source = { dataDir: mkdtempSync(join(folder, "data-")), remove: async () => undefined };
    const api = await startApiOn({ ...source, env: { DATABASE_URL: url, DEMO_DATA: "0" } });
    await transaction(api.context.db, async (tx) => {
      await seedCatalogue(tx, Date.parse(TEST_NOW));
      await seedSettings(tx);
      await seedAccounts(tx, new Date(TEST_NOW));
    });
    return api;
  }

  test(
    `that is restarted ${RESTARTS} times under load fails calls while it is down only, and loses nothing`,
    async () => {
      const api = await startOn(cluster.url);
      const client = await api.signIn("pro");
      const load = putUnderLoad(client);
      const outages: { from: number; to: number }[] = [];
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await wait(300 + Math.random() * 200);
        const from = performance.now();
        await cluster.stop("immediate");
        await cluster.start();
        outages.push({ from, to: performance.now() + RECOVERY });
      }
      await wait(300);
      const { orders, attempts } = await load.stop();
      const failed = attempts.filter(({ failure }) => failure !== null);
      expect(failed.length).toBeGreaterThan(0);
      for (const { failure } of failed) expect(failure).toMatchObject({ status: 503 });
      const within = ({ from, to }: Attempt) =>
        outages.some((outage) => to >= outage.from && from <= outage.to);
      expect(failed.filter((attempt) => !within(attempt))).toEqual([]);
      expect(await countOrders(api, orders)).toEqual(orders.map(() => 1));
      expect(await audit(api.context)).toEqual([]);
      await api.stop();
    },
    60_000 + RESTARTS * 20_000,
  );

  const obstacle = cannotMount();
  const title = obstacle === null ? "" : ` (skipped, no disk can be mounted here: ${obstacle})`;

  test.skipIf(obstacle !== null)(
    `whose disk is full refuses orders, and answers reads${title}`,
    async () => {
      const disk = createDisk(folder);
      try {
        const api = await startOn(await createDatabaseOn(disk.folder));
        const client = await api.signIn("pro");
        const free = fillDisk(disk.folder);
        const orders: WantedOrder[] = [];
        let refusal: unknown = null;
        while (refusal === null) {
          const order = wantOrder(client, 1500);
          orders.push(order);
          refusal = (await order.attempt()).failure;
        }
        expect(refusal).toMatchObject({ status: 503, code: "STORAGE_FULL", retryAfterSeconds: 60 });
        expect((await readAds(client)).failure).toBeNull();
        const [last] = orders.slice(-1);
        free();
        if (last !== undefined) expect(await insist(last)).toHaveLength(1);
        expect(await countOrders(api, orders)).toEqual(orders.map(() => 1));
        expect(await audit(api.context)).toEqual([]);
        await api.stop();
        await cluster.stop("fast");
      } finally {
        disk.unmount();
      }
    },
  );

  async function createDatabaseOn(disk: string): Promise<string> {
    const place = await cluster.folderIn(disk);
    const connection = new Connection({ connectionString: cluster.url });
    await connection.connect();
    try {
      await connection.query(`create tablespace small location '${place}'`);
      await connection.query("create database small tablespace small");
    } finally {
      await connection.end();
    }
    const url = new URL(cluster.url);
    url.pathname = "/small";
    return url.href;
  }
});

/** Customers who order and read until they are stopped; each order is repeated until it succeeds. */
function putUnderLoad(client: Parameters<typeof wantOrder>[0]) {
  const orders: WantedOrder[] = [];
  const attempts: Attempt[] = [];
  let stopping = false;
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!stopping) {
      const order = wantOrder(client);
      orders.push(order);
      attempts.push(...(await insist(order)), await readAds(client));
    }
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all(customers);
      return { orders, attempts };
    },
  };
}

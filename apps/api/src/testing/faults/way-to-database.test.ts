import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@parution/contract/client";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { audit } from "../../operator/audit.ts";
import { copyTemplate, startApiOn, type TestApi } from "../index.ts";
import {
  countOrders,
  type Fault,
  type FaultyProxy,
  insist,
  readAds,
  startFaultyProxy,
  type WantedOrder,
  wantOrder,
} from "./index.ts";

/** Rounds of each fault; a proof takes more: `FAULT_ROUNDS=50`. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
/** Delay of late answers; the longest useful value is `FAULT_DELAY=5000`. */
const DELAY = Number(process.env.FAULT_DELAY ?? 100);
/** Timeout for a silent server's answer, in milliseconds: the default is longer than a test should be. */
const QUERY_TIMEOUT = 1500;
/** Orders under way when the fault begins. */
const ORDERS = 4;

const faults: readonly (readonly [string, Fault])[] = [
  ["is reset", { kind: "reset" }],
  ["cuts the answers", { kind: "cut" }],
  ["cuts the answers off", { kind: "truncate", bytes: 60 }],
];

describe.skipIf(inject("template").engine === "embedded")("the connection to the database", () => {
  let proxy: FaultyProxy;
  let api: TestApi;
  let client: Client;
  beforeAll(async () => {
    const source = await copyTemplate();
    const url = new URL(source.env.DATABASE_URL ?? "");
    proxy = await startFaultyProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    api = await startApiOn({ ...source, env: { DATABASE_URL: url.href } });
    client = await api.signIn("pro");
  });
  afterAll(async () => {
    expect(await audit(api.context)).toEqual([]);
    await api.stop();
    await proxy.stop();
  });

  test.each(faults)(
    "%s: every call reports it, and the first ones afterwards are answered",
    async (_way, fault) => {
      const order = wantOrder(client);
      proxy.setFault(fault);
      for (const { failure } of await Promise.all([readAds(client), order.attempt()])) {
        expect(failure).toMatchObject({
          status: 503,
          code: "UNAVAILABLE",
          message: "Le service est momentanément indisponible. Réessayez dans un instant.",
          retryAfterSeconds: 1,
        });
      }
      expect((await api.fetch("/readyz")).status).toBe(503);
      expect((await api.fetch("/healthz")).status).toBe(200);
      proxy.setFault(null);
      for (const { failure } of await Promise.all([readAds(client), order.attempt()])) {
        expect(failure).toBeNull();
      }
      expect((await api.fetch("/readyz")).status).toBe(200);
    },
  );

  test.each(faults)(
    "%s amid orders: none is lost, incomplete or doubled",
    async (_way, fault) => {
      const orders: WantedOrder[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const wanted = Array.from({ length: ORDERS }, () => wantOrder(client));
        const first = Promise.all(wanted.map((order) => order.attempt()));
        await wait(Math.random() * 30);
        proxy.setFault(fault);
        await first;
        proxy.setFault(null);
        await Promise.all(wanted.map((order) => insist(order)));
        orders.push(...wanted);
      }
      expect(await countOrders(api, orders)).toEqual(orders.map(() => 1));
    },
    30_000 + ROUNDS * 10_000,
  );

  test(
    "that is slow delays answers, and fails none",
    async () => {
      const order = wantOrder(client);
      proxy.setFault({ kind: "delay", ms: DELAY });
      const attempts = await Promise.all([readAds(client), order.attempt()]);
      proxy.setFault(null);
      expect(attempts.map(({ failure }) => failure)).toEqual([null, null]);
      expect(await countOrders(api, [order])).toEqual([1]);
    },
    60_000 + DELAY * 100,
  );

  test("that stops answering times out, and calls afterwards are answered", async () => {
    const url = new URL(api.context.config.databaseUrl ?? "");
    url.searchParams.set("query_timeout", String(QUERY_TIMEOUT));
    const { dataDir } = api.context.config;
    const env = { DATABASE_URL: url.href };
    const impatient = await startApiOn({ dataDir, env, remove: async () => undefined });
    onTestFinished(impatient.stop);
    const customer = await impatient.signIn("pro");
    const order = wantOrder(customer);
    const callInParallel = () => Promise.all([readAds(customer), order.attempt()]);
    await Promise.all(Array.from({ length: ORDERS }, () => readAds(customer)));
    proxy.setFault({ kind: "silence" });
    for (const { from, to, failure } of await callInParallel()) {
      expect(failure).toMatchObject({ status: 503, code: "UNAVAILABLE", retryAfterSeconds: 1 });
      expect(to - from).toBeLessThan(2 * QUERY_TIMEOUT);
    }
    proxy.setFault(null);
    expect((await callInParallel()).map(({ failure }) => failure)).toEqual([null, null]);
    expect(await countOrders(impatient, [order])).toEqual([1]);
  });
});

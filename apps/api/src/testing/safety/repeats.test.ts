import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { DemoAccount } from "../../demo/accounts.ts";
import { startTestApi, type TestApi } from "../index.ts";
import { acquire, type Holdings } from "./holdings.ts";
import { callOf, type Operation, operations } from "./operations.ts";
import { requests } from "./requests.ts";
import { type WriteWatch, watchWrites } from "./watch-writes.ts";
import { sendWire, type WireRequest } from "./wire-request.ts";

const CONVENTION_CALLS = new Set(["placeTenderAd", "placeJournalUnderConvention"]);
const accountOf = ({ name }: Operation): DemoAccount =>
  CONVENTION_CALLS.has(name) ? "convention" : "pro";

const repeatable = operations.filter(({ name }) => callOf.get(name)?.idempotent);

interface Done {
  readonly request: WireRequest;
  readonly answer: unknown;
}

let api: TestApi;
let held: ReadonlyMap<DemoAccount, Holdings>;
let writes: WriteWatch;
const done = new Map<string, Done>();

beforeAll(async () => {
  api = await startTestApi();
  await api.context.db
    .updateTable("users")
    .set({ is_parent: true })
    .where("email", "=", "convention@demo.parution.test")
    .execute();
  held = await acquire(api, ["pro", "convention"]);
  for (const operation of repeatable) {
    const request = requestOf(operation);
    const answer = await send(operation, request);
    expect(answer.status, operation.name).toBe(200);
    done.set(operation.name, { request, answer: answer.body });
  }
  await changeEverything(api);
  fillDisk();
  writes = await watchWrites(api.context.db);
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await api.stop();
});

function requestOf(operation: Operation): WireRequest {
  const holdings = held.get(accountOf(operation));
  const request = holdings && requests[operation.name]?.(holdings);
  if (request === undefined) throw new Error(`There is no request for ${operation.name}.`);
  return request;
}

async function send(operation: Operation, request: WireRequest, key = `key-${operation.name}`) {
  const token = await api.token(accountOf(operation));
  const response = await sendWire(api, operation, request, token, { "Idempotency-Key": key });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

function fillDisk(): void {
  const stats = fs.statfsSync("/");
  vi.spyOn(fs, "statfsSync").mockReturnValue({ ...stats, bavail: 0 });
  syncBuiltinESMExports();
}

/** Every deadline passes, every price and right changes, every order and ad is withdrawn. */
async function changeEverything({ clock, context: { db } }: TestApi): Promise<void> {
  clock.advance(90 * 24 * 60 * 60 * 1000);
  await db
    .updateTable("support_headings")
    .set((eb) => ({ unit_price: eb("unit_price", "*", 2) }))
    .execute();
  await db
    .updateTable("journal_prices")
    .set((eb) => ({ unit_price: eb("unit_price", "*", 2) }))
    .execute();
  await db
    .updateTable("subscription_prices")
    .set((eb) => ({ price: eb("price", "*", 2) }))
    .execute();
  await db
    .updateTable("businesses")
    .set((eb) => ({ convention: eb.not("convention"), credit_account: eb.not("credit_account") }))
    .execute();
  const cancelled = { status: 4, payment_method: null, settled_at: null } as const;
  await db
    .updateTable("orders")
    .set({ ...cancelled, cancelled_at: new Date(clock.now()) })
    .execute();
  await db.updateTable("ads").set({ status: 4, online: false }).execute();
  await db
    .updateTable("users")
    .set({ client_hash: (eb) => eb.fn("md5", ["client_hash"]) })
    .execute();
}

describe.each(repeatable.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    const earlier = (): Done => {
      const found = done.get(name);
      if (found === undefined) throw new Error(`${name} was not done.`);
      return found;
    };

    test("a repetition is answered as the first request after any change, and writes nothing", async () => {
      const { request, answer } = earlier();
      await api.token(accountOf(operation));
      await writes.take();
      const repeated = await send(operation, request);
      expect(repeated).toEqual({ status: 200, body: answer });
      expect((await writes.take()).filter((table) => !table.includes("sessions"))).toEqual([]);
    });

    test("the same key for another body is refused", async () => {
      const { request } = earlier();
      const other = { ...request, query: { ...request.query, autre: 1 } };
      expect(await send(operation, other)).toMatchObject({
        status: 422,
        body: { code: "IDEMPOTENCY_KEY_REUSED" },
      });
    });

    test("the same request under another key is checked against the current state", async () => {
      const { request } = earlier();
      const { status } = await send(operation, request, `another-${name}`);
      expect(status).toBeGreaterThanOrEqual(400);
    });
  },
);

test("a repetition may differ in fields that the server generates", async () => {
  const { request, answer } = done.get("placeAd") ?? {};
  const operation = repeatable.find(({ name }) => name === "placeAd");
  if (operation === undefined) throw new Error("There is no such operation.");
  const derived = { adresse_ip: "203.0.113.7", html: "<p>Autre</p>", pays_id: 1 };
  const body = { ...Object(request?.body), ...derived };
  expect(await send(operation, { ...request, body })).toEqual({ status: 200, body: answer });
});

test("every call that orders, pays, edits or cancels honours the key", () => {
  expect(repeatable.map(({ name }) => name).toSorted()).toEqual([
    "cancelAd",
    "cancelOrder",
    "duplicateAd",
    "editAd",
    "editInvoiceDetails",
    "payOrder",
    "placeAd",
    "placeJournal",
    "placeJournalUnderConvention",
    "placeSubscription",
    "placeTenderAd",
    "switchAd",
    "topUp",
  ]);
});

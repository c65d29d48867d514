import { type AnyCall, mediaOf } from "@parution/contract/call";
import { examples } from "@parution/contract/openapi";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { DemoAccount } from "../../demo/accounts.ts";
import { numberInvoices } from "../../invoices/index.ts";
import { startTestApi, type TestApi } from "../index.ts";
import { fuzzedRequests } from "./fuzzed-request.ts";
import { acquire, type Holdings } from "./holdings.ts";
import { callOf, operations } from "./operations.ts";
import { requests } from "./requests.ts";
import { sendFuzzed } from "./send-fuzzed.ts";
import { type WriteWatch, watchWrites } from "./watch-writes.ts";

/** Requests a call: one by default, so that a run stays short; `pnpm sweep service` sends more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 2026);

const callers: readonly (DemoAccount | null)[] = [
  "pro",
  "pro",
  "terme",
  "convention",
  "membre",
  null,
];

/** Calls of the desk refuse others before their input is looked at. */
const deskCallers: readonly (DemoAccount | null)[] = ["admin", "admin", "admin", "pro", null];

const callersOf = (call: AnyCall) => (call.staff === undefined ? callers : deskCallers);

let api: TestApi;
let held: Holdings;
let writes: WriteWatch;

beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: "error", STAFF_SECOND_FACTOR: "off" } });
  const found = (await acquire(api, ["pro"])).get("pro");
  if (found === undefined) throw new Error("Nothing to name.");
  held = found;
  writes = await watchWrites(api.context.db);
});
afterAll(() => api.stop());

/** A session of each caller's; `null` is a visitor's. */
async function signAllIn(): Promise<ReadonlyMap<DemoAccount | null, string | null>> {
  const tokens = new Map<DemoAccount | null, string | null>([[null, null]]);
  for (const account of [...callers, ...deskCallers]) {
    if (account !== null) tokens.set(account, await api.token(account));
  }
  await writes.take();
  return tokens;
}

const cases = operations.map((operation) => [operation.name, operation] as const);

test.each(cases)(
  "%s answers any input, and writes nothing when it refuses",
  async (name, operation) => {
    // Jobs have done the due work, as while the service runs.
    await numberInvoices(api.context);
    const call = callOf.get(name);
    if (call === undefined) throw new Error(`${name} is no call.`);
    const served = requests[name]?.(held) ?? { body: examples[name]?.body ?? {} };
    const sent = fuzzedRequests(operation, call, served);
    let tokens = await signAllIn();
    await fc.assert(
      fc.asyncProperty(sent, fc.constantFrom(...callersOf(call)), async (fuzzed, caller) => {
        const answer = await sendFuzzed(api, operation, fuzzed, tokens.get(caller) ?? null);
        await expectSound(call, answer);
        // Attempts are not what is tested here.
        if (answer.status === 429) await api.context.db.deleteFrom("rate_limits").execute();
        if (name === "logout") tokens = await signAllIn();
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
  60_000 + RUNS * 500,
);

/** No fault of the server; a refusal as the document has it, and nothing written; an answer as the document has it. */
async function expectSound(call: AnyCall, answer: Response): Promise<void> {
  const text = await answer.text();
  const written = await writes.take();
  expect(answer.status, text).toBeLessThan(500);
  if (call.access === "session") expect(answer.headers.get("Cache-Control")).toContain("no-store");
  if (answer.status >= 400) {
    const refusal = JSON.parse(text);
    expect(refusal).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    // The right password of a user who added a factor, which fuzzed calls do too: the step that follows is kept.
    if (refusal.code === "SECOND_FACTOR") return;
    expect(written, `refused with ${answer.status}`).toEqual([]);
    return;
  }
  const type = answer.headers.get("Content-Type")?.split(";")[0] ?? "";
  expect(mediaOf(call)).toContain(type);
  const isFile = answer.headers.has("Content-Disposition");
  if (type === "application/json" && !isFile) z.parse(call.answer, JSON.parse(text));
}

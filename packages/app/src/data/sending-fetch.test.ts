import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendingFetch } from "./sending-fetch.ts";

const network = vi.fn<typeof fetch>();
const underKey = { method: "POST", headers: new Headers({ "Idempotency-Key": "k" }), body: "{}" };

beforeEach(() => {
  vi.useFakeTimers();
  network.mockReset();
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Outcome of a request after every pause. */
async function outcomeOf(init: RequestInit): Promise<unknown> {
  const answer = sendingFetch("/ads/order", init).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return answer;
}

const broken = new TypeError("Failed to fetch");

test("repeats a request with a key once when its connection breaks", async () => {
  network.mockRejectedValueOnce(broken).mockResolvedValue(new Response(null, { status: 201 }));
  await expect(outcomeOf(underKey)).resolves.toBe(201);
  expect(network.mock.calls.map(([, init]) => init)).toEqual([underKey, underKey]);
});

test("throws when the connection breaks a second time", async () => {
  network.mockRejectedValue(broken);
  await expect(outcomeOf(underKey)).resolves.toBe(broken);
  expect(network).toHaveBeenCalledTimes(2);
});

test("does not repeat an answered request, whatever its status", async () => {
  network.mockResolvedValue(new Response(null, { status: 503 }));
  await expect(outcomeOf(underKey)).resolves.toBe(503);
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ["without a key", true, { method: "POST" }],
  ["without a network", false, underKey],
  ["whose caller has aborted", true, { ...underKey, signal: AbortSignal.abort() }],
])("a request %s goes out once", async (_, onLine, init) => {
  vi.stubGlobal("navigator", { onLine });
  network.mockRejectedValue(broken);
  await expect(outcomeOf(init)).resolves.toBe(broken);
  expect(network).toHaveBeenCalledTimes(1);
});

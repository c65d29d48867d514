import { ApiError } from "@parution/contract/errors";
import { expect, test } from "vitest";
import { attempt, forgetAttempts, wasDoneBefore } from "./attempt.ts";

const lost = new ApiError(0, "NETWORK", "no answer");
const refused = new ApiError(409, "PRICE_CHANGED", "another price");

/** Idempotency keys of successive attempts with these outcomes. */
async function keysOf(
  work: string,
  tries: ReadonlyArray<readonly [string | null, Error | "done"]>,
) {
  const keys: string[] = [];
  for (const [content, outcome] of tries) {
    const run = (key: string) => {
      keys.push(key);
      return outcome === "done" ? Promise.resolve(outcome) : Promise.reject(outcome);
    };
    await attempt(work, content, run).catch((error: unknown) => expect(error).toBe(outcome));
  }
  return keys;
}

test("repeats the key for the same content until an answer arrives", async () => {
  const [first, second, third] = await keysOf("lost", [
    ["text", lost],
    ["text", new ApiError(503, "UNAVAILABLE", "later")],
    ["text", "done"],
  ]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test("uses another key for other content", async () => {
  const [first, second] = await keysOf("changed", [
    ["text", lost],
    ["text, longer", lost],
  ]);
  expect(second).not.toBe(first);
});

test("keeps the key of work without content until an answer arrives", async () => {
  const reused = new ApiError(422, "IDEMPOTENCY_KEY_REUSED", "done with another content");
  const [first, second, third] = await keysOf("any content", [
    [null, lost],
    [null, reused],
    [null, "done"],
  ]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(wasDoneBefore(reused)).toBe(true);
  expect(wasDoneBefore(refused)).toBe(false);
});

test.each([401, 403, 408, 429])("keeps the key after a refusal with %i", async (status) => {
  const [first, second] = await keysOf(`undecided ${status}`, [
    ["text", new ApiError(status, "REFUSED", "before the key is looked for")],
    ["text", "done"],
  ]);
  expect(second).toBe(first);
});

test.each([["done" as const], [refused]])(
  "uses another key after the answer %s",
  async (outcome) => {
    const [first, second] = await keysOf("answered", [
      ["text", outcome],
      ["text", "done"],
    ]);
    expect(second).not.toBe(first);
  },
);

test("forgets open keys at sign-out", async () => {
  const [before] = await keysOf("left", [["text", lost]]);
  forgetAttempts();
  expect(await keysOf("left", [["text", lost]])).not.toContain(before);
});

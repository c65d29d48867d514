import { ApiError } from "@parution/contract/errors";
import { expect, test } from "vitest";
import { attempt, wasDoneBefore } from "./attempt.ts";
import { forgetAttempts } from "./stored-attempts.ts";

const lost = new ApiError(0, "NETWORK", "no answer");
const refused = new ApiError(409, "PRICE_CHANGED", "another price");

/** The keys under which `run` was tried, one outcome after the other. */
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

test("attempts at the same content share their key until an answer comes", async () => {
  const [first, second, third] = await keysOf("lost", [
    ["text", lost],
    ["text", new ApiError(503, "UNAVAILABLE", "later")],
    ["text", "done"],
  ]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test("another content is another piece of work", async () => {
  const [first, second] = await keysOf("changed", [
    ["text", lost],
    ["text, longer", lost],
  ]);
  expect(second).not.toBe(first);
});

test("work that is one whatever it holds keeps its key until an answer comes", async () => {
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

test.each([401, 403, 408, 429])("a refusal with %i says nothing of the work", async (status) => {
  const [first, second] = await keysOf(`undecided ${status}`, [
    ["text", new ApiError(status, "REFUSED", "before the key is looked for")],
    ["text", "done"],
  ]);
  expect(second).toBe(first);
});

test.each([["done" as const], [refused]])("what was answered (%s) is over", async (outcome) => {
  const [first, second] = await keysOf("answered", [
    ["text", outcome],
    ["text", "done"],
  ]);
  expect(second).not.toBe(first);
});

test("who signs out takes what is open along", async () => {
  const [before] = await keysOf("left", [["text", lost]]);
  forgetAttempts();
  expect(await keysOf("left", [["text", lost]])).not.toContain(before);
});

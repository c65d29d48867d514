import { ApiError } from "@parution/contract/errors";
import { expect, test } from "vitest";
import { attempt } from "./attempt.ts";
import { forgetAttempts } from "./stored-attempts.ts";

const lost = new ApiError(0, "NETWORK", "no answer");
const refused = new ApiError(409, "PRICE_CHANGED", "another price");

/** The keys under which `run` was tried, one outcome after the other. */
async function keysOf(work: string, tries: ReadonlyArray<readonly [string, Error | "done"]>) {
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

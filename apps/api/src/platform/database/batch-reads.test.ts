import { expect, test } from "vitest";
import { batchReads } from "./batch.ts";

/** A table whose reads end when the test says so. */
function slowTable() {
  const rows = new Map([
    ["a", 1],
    ["b", 2],
  ]);
  const reads: { keys: readonly string[]; end: () => void }[] = [];
  const find = batchReads((_table: object, keys: readonly string[]) => {
    const found = new Map(keys.flatMap((key) => [...rows].filter(([name]) => name === key)));
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, number>>();
    reads.push({ keys, end: () => resolve(found) });
    return promise;
  });
  const table = {};
  return { rows, reads, find: (key: string) => find(table, key) };
}

test("callers during a read share the next one, and see earlier writes", async () => {
  const { rows, reads, find } = slowTable();
  const first = find("a");
  await expect.poll(() => reads.length).toBe(1);
  rows.set("a", 10);
  const others = [find("a"), find("b"), find("a"), find("nothing")];
  reads[0]?.end();
  expect(await first).toBe(1);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  expect(await Promise.all(others)).toEqual([10, 2, 10, undefined]);
  expect(reads.map(({ keys }) => keys)).toEqual([["a"], ["a", "b", "nothing"]]);
});

test("callers in one turn of the event loop share a read", async () => {
  const { reads, find } = slowTable();
  const both = Promise.all([find("a"), Promise.resolve().then(() => find("b"))]);
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.end();
  expect(await both).toEqual([1, 2]);
});

test("a failed read rejects its own callers, and no later ones", async () => {
  let fails = true;
  const table = {};
  const find = batchReads(async (_table: object, keys: readonly string[]) => {
    if (fails) throw new Error("cut");
    return new Map(keys.map((key) => [key, 1]));
  });
  await expect(find(table, "a")).rejects.toThrow("cut");
  fails = false;
  expect(await find(table, "a")).toBe(1);
});

test("a read that does not end delays its own callers, not later ones", async () => {
  const { reads, find } = slowTable();
  const lost = find("a");
  await expect.poll(() => reads.length).toBe(1);
  const later = find("b");
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  expect(await later).toBe(2);
  reads[0]?.end();
  expect(await lost).toBe(1);
});

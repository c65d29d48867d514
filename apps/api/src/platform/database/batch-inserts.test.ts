import { DatabaseError } from "pg";
import { expect, test } from "vitest";
import { batchInserts } from "./batch.ts";

/** A table whose writes end when the test says so, in what `outcome` then says of their items. */
function slowTable(outcome: (items: readonly string[]) => Error | undefined = () => undefined) {
  const writes: { items: readonly string[]; end: () => void }[] = [];
  const write = batchInserts(async (_table: object, items: readonly string[]) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    writes.push({ items, end: resolve });
    await promise;
    const error = outcome(items);
    if (error !== undefined) throw error;
    return items.map((item) => `${item} written`);
  });
  const table = {};
  const endAll = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await expect.poll(() => writes.length).toBeGreaterThan(at);
      writes[at]?.end();
    }
  };
  /** Asks for the first alone, for the others while it is under way. */
  const writeAll = async (first: string, ...others: readonly string[]) => {
    const answers = [write(table, first)];
    await expect.poll(() => writes.length).toBe(1);
    answers.push(...others.map((item) => write(table, item)));
    return answers;
  };
  return { writeAll, writes, endAll };
}

function refusal(code: string): DatabaseError {
  const error = new DatabaseError("refused", 0, "error");
  error.code = code;
  return error;
}

test("batches items that arrive while a write is under way, and answers each for itself", async () => {
  const { writeAll, writes, endAll } = slowTable();
  const answers = await writeAll("a", "b", "c", "b");
  await endAll(2);
  expect(await Promise.all(answers)).toEqual(["a written", "b written", "c written", "b written"]);
  expect(writes.map(({ items }) => items)).toEqual([["a"], ["b", "c", "b"]]);
});

test("writes a refused batch item by item, and rejects only the refused item", async () => {
  const { writeAll, writes, endAll } = slowTable((items) =>
    items.includes("bad") ? refusal("23505") : undefined,
  );
  const all = Promise.allSettled(await writeAll("a", "b", "bad", "c"));
  await endAll(5);
  const outcomes = await all;
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(writes.slice(2).map(({ items }) => items)).toEqual([["b"], ["bad"], ["c"]]);
});

test.each([
  ["a connection that was lost", new Error("Connection terminated unexpectedly")],
  ["a server that is stopped", refusal("57P01")],
])("after %s nothing is written again, since it may be written already", async (_, error) => {
  const { writeAll, writes, endAll } = slowTable((items) => (items.length > 1 ? error : undefined));
  const all = Promise.allSettled(await writeAll("a", "b", "c"));
  await endAll(2);
  const reason = error;
  expect(await all).toEqual([
    { status: "fulfilled", value: "a written" },
    { status: "rejected", reason },
    { status: "rejected", reason },
  ]);
  expect(writes).toHaveLength(2);
});

test("repeats a batch that the database asks to retry", async () => {
  let isFirst = true;
  const { writeAll, writes, endAll } = slowTable(() => {
    if (!isFirst) return undefined;
    isFirst = false;
    return refusal("40P01");
  });
  const [one] = await writeAll("a");
  await endAll(2);
  expect(await one).toBe("a written");
  expect(writes).toHaveLength(2);
});

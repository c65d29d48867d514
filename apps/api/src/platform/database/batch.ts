import { DatabaseError } from "pg";
import { again } from "./transaction.ts";

/** Writes items whole or not at all, and answers for each, in their order. */
type Write<Source, Item, Result> = (
  source: Source,
  items: readonly Item[],
) => Promise<readonly Result[]>;

/** PostgreSQL's codes for operator intervention, after which it is unknown if anything was written. */
const INTERVENTION = /^57/;

/**
 * Inserts in one batch all items that arrive while an earlier batch is under way: they share statement, round trip and flush
 * to the disk. A caller is answered after the commit. A batch that the database refuses is inserted item by item, so that
 * only the refused item's caller gets the error.
 * @param write one transaction, which may be repeated.
 */
export function batchInserts<Source extends object, Item, Result>(
  write: Write<Source, Item, Result>,
): (source: Source, item: Item) => Promise<Result> {
  const writers = new WeakMap<Source, (item: Item) => Promise<Result>>();
  return (source, item) => {
    const writer =
      writers.get(source) ?? inBatches(writeAll((items: readonly Item[]) => write(source, items)));
    writers.set(source, writer);
    return writer(item);
  };
}

const writeAll =
  <Item, Result>(write: (items: readonly Item[]) => Promise<readonly Result[]>) =>
  async (entries: readonly BatchEntry<Item, Result>[]): Promise<void> => {
    try {
      await writeAtOnce(write, entries);
    } catch (error) {
      if (entries.length === 1 || !isUndone(error)) throw error;
      for (const one of entries) await writeAtOnce(write, [one]).catch(one.reject);
    }
  };

async function writeAtOnce<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  entries: readonly BatchEntry<Item, Result>[],
): Promise<void> {
  const results = await again(() => write(entries.map(({ item }) => item)));
  for (const [at, { resolve }] of entries.entries()) {
    const result = results[at];
    if (result === undefined) throw new Error("Something written was not answered for.");
    resolve(result);
  }
}

/** True when a failure is the database's own refusal, after which nothing of the transaction is left. */
function isUndone(error: unknown): boolean {
  return error instanceof DatabaseError && !INTERVENTION.test(error.code ?? "57");
}

type Read<Source, Key, Row> = (
  source: Source,
  keys: readonly Key[],
) => Promise<ReadonlyMap<Key, Row>>;

/**
 * Reads rows by key, with one statement for all keys requested while an earlier statement is under way; no answer is older than
 * its call.
 */
export function batchReads<Source extends object, Key, Row>(
  read: Read<Source, Key, Row>,
): (source: Source, key: Key) => Promise<Row | undefined> {
  const readers = new WeakMap<Source, (key: Key) => Promise<Row | undefined>>();
  return (source, key) => {
    const reader = readers.get(source) ?? inBatches(readAll(source, read));
    readers.set(source, reader);
    return reader(key);
  };
}

const readAll =
  <Source, Key, Row>(source: Source, read: Read<Source, Key, Row>) =>
  async (entries: readonly BatchEntry<Key, Row | undefined>[]): Promise<void> => {
    const rows = await read(source, [...new Set(entries.map(({ item }) => item))]);
    for (const { item, resolve } of entries) resolve(rows.get(item));
  };

/** Milliseconds after which a batch may have lost its connection, or waits for a lock: the next one starts beside it. */
const STUCK = 250;

/** Item of a batch, with the callbacks that settle its call. */
export interface BatchEntry<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Collects items while a batch is under way and works on them in the next one. Items left unanswered when `work` fails get its error. */
function inBatches<Item, Result>(
  work: (entries: readonly BatchEntry<Item, Result>[]) => Promise<void>,
): (item: Item) => Promise<Result> {
  let waiting: BatchEntry<Item, Result>[] = [];
  let isWorking = false;

  /**
   * Begins the batch at the end of this turn of the event loop, so that callers answered by one batch form the
   * next one.
   */
  function beginSoon(): void {
    isWorking = true;
    setImmediate(begin);
  }

  function begin(): void {
    const entries = waiting;
    waiting = [];
    let isOver = false;
    const goOn = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(stuck);
      isWorking = false;
      if (waiting.length > 0) beginSoon();
    };
    const stuck = setTimeout(goOn, STUCK);
    void answerAll(work, entries).then(goOn);
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isWorking) beginSoon();
    return promise;
  };
}

async function answerAll<Item, Result>(
  work: (entries: readonly BatchEntry<Item, Result>[]) => Promise<void>,
  entries: readonly BatchEntry<Item, Result>[],
): Promise<void> {
  try {
    await work(entries);
  } catch (error) {
    for (const { reject } of entries) reject(error);
  }
}

import { DatabaseError } from "pg";
import { type Asked, together } from "./together.ts";
import { again } from "./transaction.ts";

/** Writes items whole or not at all, and answers for each, in their order. */
type Write<Source, Item, Result> = (
  source: Source,
  items: readonly Item[],
) => Promise<readonly Result[]>;

/** What PostgreSQL says when somebody ends its work: whether anything was written is not known then. */
const INTERVENTION = /^57/;

/**
 * Writes at once what comes while an earlier write is under way: they share statement, round trip and flush to the disk.
 * Nobody is answered before what they gave is committed. Where the database refuses several together, each is written
 * alone, so that a refusal is told only to whom it is due.
 * @param write one transaction, which may be done again.
 */
export function writeTogether<Source extends object, Item, Result>(
  write: Write<Source, Item, Result>,
): (source: Source, item: Item) => Promise<Result> {
  const writers = new WeakMap<Source, (item: Item) => Promise<Result>>();
  return (source, item) => {
    const writer =
      writers.get(source) ?? together(writeAll((items: readonly Item[]) => write(source, items)));
    writers.set(source, writer);
    return writer(item);
  };
}

const writeAll =
  <Item, Result>(write: (items: readonly Item[]) => Promise<readonly Result[]>) =>
  async (asked: readonly Asked<Item, Result>[]): Promise<void> => {
    try {
      await writeAtOnce(write, asked);
    } catch (error) {
      if (asked.length === 1 || !isUndone(error)) throw error;
      for (const one of asked) await writeAtOnce(write, [one]).catch(one.reject);
    }
  };

async function writeAtOnce<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  asked: readonly Asked<Item, Result>[],
): Promise<void> {
  const results = await again(() => write(asked.map(({ item }) => item)));
  for (const [at, { resolve }] of asked.entries()) {
    const result = results[at];
    if (result === undefined) throw new Error("Something written was not answered for.");
    resolve(result);
  }
}

/** Whether a failure is the database's own refusal, after which nothing of the transaction is left. */
function isUndone(error: unknown): boolean {
  return error instanceof DatabaseError && !INTERVENTION.test(error.code ?? "57");
}

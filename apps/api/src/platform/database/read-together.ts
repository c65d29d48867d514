import { type Asked, together } from "./together.ts";

type Read<Source, Key, Row> = (
  source: Source,
  keys: readonly Key[],
) => Promise<ReadonlyMap<Key, Row>>;

/**
 * Rows by their keys, with one statement for all who ask a database while another is under way: the busier, the fewer
 * statements a row. Nobody is given a row that was read before they asked.
 */
export function readTogether<Source extends object, Key, Row>(
  read: Read<Source, Key, Row>,
): (source: Source, key: Key) => Promise<Row | undefined> {
  const readers = new WeakMap<Source, (key: Key) => Promise<Row | undefined>>();
  return (source, key) => {
    const reader = readers.get(source) ?? together(readAll(source, read));
    readers.set(source, reader);
    return reader(key);
  };
}

const readAll =
  <Source, Key, Row>(source: Source, read: Read<Source, Key, Row>) =>
  async (asked: readonly Asked<Key, Row | undefined>[]): Promise<void> => {
    const rows = await read(source, [...new Set(asked.map(({ item }) => item))]);
    for (const { item, resolve } of asked) resolve(rows.get(item));
  };

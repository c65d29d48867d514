import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../platform/database/index.ts";

/** Rows that are read together. */
const BATCH = 500;

/** Where a list goes on: below this row, by time and then by id. */
interface Place {
  readonly id: number;
  /** With all the digits that the database keeps. */
  readonly created: string;
}

/** A query over one of the lists that exports go through, in no order. */
type List<Table extends "ads" | "orders"> = SelectQueryBuilder<Database, Table, object>;

/**
 * The ids of a list, newest first, some at a time: each query begins below the last row, so that none lasts and a slow
 * reader holds no connection. What is added meanwhile stands above and is left out.
 */
export async function* idBatches<Table extends "ads" | "orders">(
  table: Table,
  list: () => List<Table>,
): AsyncGenerator<readonly number[]> {
  const created = sql.ref<string>(`${table}.created_at`);
  const id = sql.ref<number>(`${table}.id`);
  let last: Place | undefined;
  do {
    const from = last;
    const places: Place[] = await list()
      .$if(from !== undefined, (query) =>
        query.where(
          sql<boolean>`(${created}, ${id}) < (${from?.created}::timestamptz, ${from?.id})`,
        ),
      )
      .select([id.as("id"), sql<string>`${created}::text`.as("created")])
      .orderBy(created, "desc")
      .orderBy(id, "desc")
      .limit(BATCH)
      .execute();
    if (places.length > 0) yield places.map((place) => place.id);
    last = places.length < BATCH ? undefined : places.at(-1);
  } while (last !== undefined);
}

import { type Compilable, type CompiledQuery, type Expression, type Kysely, sql } from "kysely";
import { sharedAskOf } from "./share-connection.ts";
import type { Database } from "./tables/index.ts";

/** A value that a statement is given each time it runs. */
class Slot<Values> {
  readonly name: keyof Values;

  constructor(name: keyof Values) {
    this.name = name;
  }

  of(values: Values): unknown {
    return values[this.name];
  }
}

/** Slots of a statement's values. */
export type Slots<Values> = <Name extends keyof Values>(
  name: Name,
) => Expression<NonNullable<Values[Name]>>;

type Write<Shape, Values, Row> = (
  db: Kysely<Database>,
  slot: Slots<Values>,
  shape: Shape,
) => Compilable<Row>;

/**
 * A statement that is written once for each of its shapes, and given its values each time it runs: to write it takes
 * longer than to answer it. It must be short: it shares a connection with concurrent statements.
 * @param write `shape` is all that the text depends on; in place of each value that changes stands its slot.
 */
export function prepare<Shape, Values, Row>(write: Write<Shape, Values, Row>) {
  const written = new Map<string, CompiledQuery<Row>>();
  const slot: Slots<Values> = (name) => sql<never>`${new Slot<Values>(name)}`;

  function find(db: Kysely<Database>, shape: Shape): CompiledQuery<Row> {
    const key = JSON.stringify(shape);
    const known = written.get(key) ?? write(db, slot, shape).compile();
    written.set(key, known);
    return known;
  }

  return async (db: Kysely<Database>, shape: Shape, values: Values): Promise<Row[]> => {
    const query = find(db, shape);
    const parameters = query.parameters.map((one) => (one instanceof Slot ? one.of(values) : one));
    const ask = sharedAskOf(db);
    const { rows } = await (ask === undefined
      ? db.executeQuery<Row>({ ...query, parameters })
      : ask<Row>(query.sql, parameters));
    return rows;
  };
}

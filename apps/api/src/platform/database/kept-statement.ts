import type { Connection, FieldDef, Submittable } from "pg";
import type { SentValue } from "./kept-messages.ts";
import { runKept, SYNC } from "./kept-messages.ts";
import { getTypeParser } from "./parsers.ts";

type Row = Record<string, unknown>;

/** How a statement's rows are read. */
export interface Shape {
  readonly columns: readonly { readonly name: string; readonly read: (text: string) => unknown }[];
  /** A row without values: who copies it makes all rows alike, which is soonest. */
  readonly empty: Row;
}

/** The shape of rows that were described once. */
export function shapeOf(fields: readonly FieldDef[]): Shape {
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, read: getTypeParser(dataTypeID) })),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

/** What a statement answers. */
export interface KeptResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: Row[];
}

/** What is asked of a statement that is kept. */
export interface AskedKept {
  readonly name: string;
  readonly text: string;
  readonly values: readonly SentValue[];
  readonly shape: Shape;
  /** Another one that is run first in the same transaction, whose answer nobody needs; null: none. */
  readonly after: string | null;
  /** Milliseconds that an answer may take; undefined: as everywhere. */
  readonly patience: number | undefined;
}

/** Who waits for an answer. */
interface Waiting {
  readonly resolve: (result: KeptResult) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Runs a statement that the server has parsed, and whose rows were described when it had: neither is asked for again. One
 * write, and an answer that the client hands on as it does to node-postgres' own queries.
 */
export class KeptStatement implements Submittable {
  readonly name: string;
  /** For whoever looks on, as the driver's own queries carry them. */
  readonly text: string;
  readonly values: readonly SentValue[];
  readonly query_timeout: number | undefined;
  /** The client puts another in its place, which ends its own waiting. */
  callback: (error: Error | null, result?: KeptResult) => void;
  readonly #asked: AskedKept;
  readonly #rows: Row[] = [];
  /** Whether the answer is that of the statement before it. */
  #isBefore: boolean;
  #command = "";
  #failure: Error | null = null;

  constructor(asked: AskedKept, { resolve, reject }: Waiting) {
    this.name = asked.name;
    this.text = asked.text;
    this.values = asked.values;
    this.query_timeout = asked.patience;
    this.#asked = asked;
    this.#isBefore = asked.after !== null;
    this.callback = (error, result) => {
      if (result !== undefined) resolve(result);
      else reject(error ?? new Error("A statement was not answered."));
    };
  }

  submit(connection: Connection): void {
    const { after, name, values } = this.#asked;
    const before = after === null ? [] : [runKept(after, [])];
    connection.stream.write(Buffer.concat([...before, runKept(name, values), SYNC]));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#isBefore || this.#failure !== null) return;
    const { columns, empty } = this.#asked.shape;
    const row = { ...empty };
    try {
      for (const [at, { name, read }] of columns.entries()) {
        const text = fields[at] ?? null;
        if (text !== null) row[name] = read(text);
      }
      this.#rows.push(row);
    } catch (error) {
      // Told once the server has said all.
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#command = text;
    this.#isBefore = false;
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) this.callback(null, this.#result());
    else this.callback(this.#failure);
  }

  /** A command is told with how many rows it touched: `SELECT 10`, `INSERT 0 3`, `COMMIT`. */
  #result(): KeptResult {
    const [command = "", ...counts] = this.#command.split(" ");
    const count = counts.at(-1);
    return { command, rowCount: count === undefined ? null : Number(count), rows: this.#rows };
  }
}

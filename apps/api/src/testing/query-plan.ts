import type { Client } from "pg";
import { z } from "zod";
import type { Statement } from "./sent-statements.ts";

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly "Actual Rows"?: number | undefined;
  readonly "Actual Loops"?: number | undefined;
  readonly "Rows Removed by Filter"?: number | undefined;
  readonly Plans?: readonly Node[] | undefined;
}

const Node: z.ZodType<Node> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number().optional(),
  "Actual Loops": z.number().optional(),
  "Rows Removed by Filter": z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
const Explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: Node })]) })]);

/** The tables that PostgreSQL would read from end to end for a statement. */
export async function tablesScanned(client: Client, statement: Statement) {
  return tablesBy("Seq Scan", await planOf(client, statement));
}

/** The tables of which it would read an index, and nothing else. */
export async function tablesReadByIndexAlone(client: Client, statement: Statement) {
  return tablesBy("Index Only Scan", await planOf(client, statement));
}

/** Rows of a table that it reads for a statement, kept or not; the statement is executed. */
export async function rowsRead(client: Client, statement: Statement, table: string) {
  return rowsOf(table, await planOf(client, statement, "analyze, format json"));
}

async function planOf(client: Client, { text, values }: Statement, options = "format json") {
  const { rows } = await client.query(`explain (${options}) ${text}`, [...values]);
  const [{ "QUERY PLAN": plan }] = Explained.parse(rows);
  return plan[0].Plan;
}

function tablesBy(way: string, node: Node): string[] {
  const table = node["Relation Name"];
  const own = node["Node Type"] === way && table !== undefined ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap((part) => tablesBy(way, part))];
}

function rowsOf(table: string, node: Node): number {
  const { "Actual Rows": kept = 0, "Rows Removed by Filter": dropped = 0 } = node;
  const own = node["Relation Name"] === table ? (kept + dropped) * (node["Actual Loops"] ?? 0) : 0;
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(table, part), own);
}

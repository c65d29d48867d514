import type { Client } from "pg";
import { z } from "zod";
import type { Statement } from "./statements.ts";

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly Plans?: readonly Node[] | undefined;
}

const Node: z.ZodType<Node> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
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

async function planOf(client: Client, { text, values }: Statement): Promise<Node> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  const [{ "QUERY PLAN": plan }] = Explained.parse(rows);
  return plan[0].Plan;
}

function tablesBy(way: string, node: Node): string[] {
  const table = node["Relation Name"];
  const own = node["Node Type"] === way && table !== undefined ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap((part) => tablesBy(way, part))];
}

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
export async function tablesScanned(client: Client, { text, values }: Statement) {
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  const [{ "QUERY PLAN": plan }] = Explained.parse(rows);
  return scansIn(plan[0].Plan);
}

function scansIn(node: Node): string[] {
  const table = node["Relation Name"];
  const own = node["Node Type"] === "Seq Scan" && table !== undefined ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}

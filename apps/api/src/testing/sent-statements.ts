import { Client } from "pg";
import { vi } from "vitest";

/** A statement as the api sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Every statement that reads or changes rows while `work` runs, each text once. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    const sent = query.mock.calls.flatMap((call) => readStatement(call));
    return [...new Map(sent.map((statement) => [statement.text, statement])).values()];
  } finally {
    query.mockRestore();
  }
}

/** Statement of a call `query(text, values)`; a cursor, which exports read by, carries them by the same names. */
function readStatement([first, second]: readonly unknown[]): Statement[] {
  const { text, values } =
    typeof first === "object" && first !== null
      ? { text: undefined, values: undefined, ...first }
      : { text: first, values: second };
  if (typeof text !== "string" || !/^\s*(select|with|update|delete)\b/i.test(text)) return [];
  return [{ text, values: Array.isArray(values) ? values : [] }];
}

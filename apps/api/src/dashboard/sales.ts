import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";
import type { Scope, Year } from "./scope.ts";

/** What orders brought, in centimes, less what was given back. */
export interface Sale {
  readonly year: number;
  /** From 1 to 12; null: the whole year. */
  readonly month: number | null;
  /** Null: everybody's. */
  readonly userId: number | null;
  readonly exclTax: number;
  readonly inclTax: number;
}

/**
 * A scope's sales, by the time at which money moved: one year's by user and by the publisher's months, the others in one
 * sum each. They are summed from what the database keeps as lines are posted.
 */
export async function listSales(
  db: Queries,
  { reach, supportId }: Scope,
  { first, last }: Year,
): Promise<readonly Sale[]> {
  let query = db.selectFrom("monthly_sales").where(reach.column, "=", reach.id);
  if (supportId !== null) query = query.where("support_id", "=", supportId);
  // Not by `extract`, which answers numerics, one for each row.
  const part = (name: "year" | "month") => sql`date_part(${sql.lit(name)}, month)::integer`;
  const inYear = (value: RawBuilder<unknown>) =>
    sql<number | null>`case when month between ${first} and ${last} then ${value} end`;
  return query
    .select((eb) => [
      part("year").$castTo<number>().as("year"),
      inYear(part("month")).as("month"),
      inYear(sql.ref("user_id")).as("userId"),
      eb.fn.sum<number>("excl_tax").as("exclTax"),
      eb.fn.sum<number>(eb("excl_tax", "+", eb.ref("tax"))).as("inclTax"),
    ])
    .groupBy([sql`1`, sql`2`, sql`3`])
    .execute();
}

/** Tax excluded and included. */
export interface Consumed {
  readonly exclTax: number;
  readonly inclTax: number;
}

export const sumSales = (sales: readonly Sale[]): Consumed =>
  sales.reduce(
    (sum, { exclTax, inclTax }) => ({
      exclTax: sum.exclTax + exclTax,
      inclTax: sum.inclTax + inclTax,
    }),
    { exclTax: 0, inclTax: 0 },
  );

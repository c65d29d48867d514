import { sql } from "kysely";
import type { Queries } from "../platform/database/index.ts";
import type { Scope } from "./scope.ts";

/** What a user's orders brought in a month, in centimes, less what was given back in it. */
export interface Sale {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly userId: number;
  readonly exclTax: number;
  readonly inclTax: number;
}

/**
 * Every month's sales of a scope, by the time at which money moved, in the publisher's months: sums that the database
 * keeps as lines are posted.
 */
export async function listSales(
  db: Queries,
  { reach, supportId }: Scope,
): Promise<readonly Sale[]> {
  let query = db.selectFrom("monthly_sales").where(reach.column, "=", reach.id);
  if (supportId !== null) query = query.where("support_id", "=", supportId);
  const part = (name: "year" | "month") =>
    sql<number>`extract(${sql.raw(name)} from month)::integer`;
  return query
    .select((eb) => [
      part("year").as("year"),
      part("month").as("month"),
      "user_id as userId",
      eb.fn.sum<number>("excl_tax").as("exclTax"),
      eb.fn.sum<number>(eb("excl_tax", "+", eb.ref("tax"))).as("inclTax"),
    ])
    .groupBy(["monthly_sales.month", "user_id"])
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

import { sql } from "kysely";
import { houseAccount } from "../ledger/index.ts";
import type { Queries } from "../platform/database/index.ts";
import type { Scope } from "./scope.ts";

const REVENUE = [houseAccount.revenue, houseAccount.tax];

/** What a user's orders brought in a month, in centimes, less what was given back in it. */
export interface Sale {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly userId: number;
  readonly exclTax: number;
  readonly inclTax: number;
}

/** Every month's sales of a scope, from the ledger: by the time at which money moved, in the publisher's months. */
export async function listSales(
  db: Queries,
  { reach, supportId, zone }: Scope,
): Promise<readonly Sale[]> {
  let query = db
    .selectFrom("orders")
    // Order by order, by the indexes: a join could read the whole ledger for an account that has much of it.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("ledger_entries as entry")
          .innerJoin("ledger_lines as line", "line.entry_id", "entry.id")
          .whereRef("entry.order_id", "=", "orders.id")
          .where("line.account_id", "in", REVENUE)
          .select(["entry.posted_at", "line.account_id", "line.amount"])
          .offset(sql.lit(0))
          .as("moved"),
      (join) => join.onTrue(),
    )
    .where(`orders.${reach.column}`, "=", reach.id);
  if (supportId !== null) query = query.where("orders.support_id", "=", supportId);
  const part = (name: "year" | "month") =>
    sql<number>`extract(${sql.raw(name)} from moved.posted_at at time zone ${zone})::integer`;
  return query
    .select((eb) => [
      part("year").as("year"),
      part("month").as("month"),
      "orders.user_id as userId",
      eb.fn.sum<number>("moved.amount").as("inclTax"),
      eb.fn
        .coalesce(
          eb.fn
            .sum<number>("moved.amount")
            .filterWhere("moved.account_id", "=", houseAccount.revenue),
          eb.lit(0),
        )
        .as("exclTax"),
    ])
    .groupBy([sql`1`, sql`2`, "orders.user_id"])
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

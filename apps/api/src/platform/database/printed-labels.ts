import { sql } from "kysely";

/**
 * A label in the newspaper's own language, as it is printed; of a query that names its newspaper `support`.
 * @param table the query's name of the table that has the labels
 */
export const labelInPrint = (table: "heading" | "support") =>
  sql<string>`case support.language when 'ar' then ${sql.ref(`${table}.label_ar`)} else ${sql.ref(`${table}.label_fr`)} end`;

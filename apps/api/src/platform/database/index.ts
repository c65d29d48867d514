export { type OpenDatabase, openDatabase } from "./connect.ts";
export type { Database } from "./tables/index.ts";
export { type Queries, transaction } from "./transaction.ts";

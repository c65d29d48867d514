export { type OpenDatabase, openDatabase } from "./connect.ts";
export { prepare, type Slots } from "./prepare.ts";
export { readTogether } from "./read-together.ts";
export type { Database } from "./tables/index.ts";
export { type Queries, transaction } from "./transaction.ts";

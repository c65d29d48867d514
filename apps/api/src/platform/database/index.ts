export { type OpenDatabase, openDatabase } from "./connect.ts";
export { shortenLog, tendTables } from "./embedded/index.ts";
export { insertRecords, type JsonRow } from "./insert-records.ts";
export { prepare, type Slots } from "./prepare.ts";
export { readAtVersion } from "./read-at-version.ts";
export { readTogether } from "./read-together.ts";
export type { Database } from "./tables/index.ts";
export { type Queries, transaction } from "./transaction.ts";
export { writeTogether } from "./write-together.ts";

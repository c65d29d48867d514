export { type EmbeddedDatabase, SOCKET_PORT, startEmbedded } from "./embedded.ts";
export { shortenLog } from "./shorten-log.ts";
export { tendTables } from "./tend-tables.ts";

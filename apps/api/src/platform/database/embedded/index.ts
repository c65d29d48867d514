export { type EmbeddedDatabase, SOCKET_PORT, startEmbedded } from "./embedded.ts";

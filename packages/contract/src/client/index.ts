export { type Client, createClient } from "./client.ts";
export type { CallOptions, ClientOptions } from "./request.ts";

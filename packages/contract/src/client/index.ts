export { type CallOptions, type Client, type ClientOptions, createClient } from "./client.ts";

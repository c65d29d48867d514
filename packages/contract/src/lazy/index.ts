export { type LazyAnswer, type LazyCall, type LazyInput, lazyCall } from "./lazy-call.ts";
export { createLazyClient, type LazyClient } from "./lazy-client.ts";

export type { AnyCall, Call, CallAnswer, CallInput, Codec } from "./call.ts";
export { defineCall } from "./call.ts";

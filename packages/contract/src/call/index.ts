export type { AnyCall, Call, CallAnswer, CallInput, Codec, Language } from "./call.ts";
export { defineCall } from "./call.ts";

export type { AnyCall, Call, CallAnswer, CallInput, Codec, Language, Media } from "./call.ts";
export { defineCall, mediaOf } from "./call.ts";

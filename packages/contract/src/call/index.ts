export type {
  AnyCall,
  Call,
  CallAnswer,
  CallInput,
  Codec,
  Language,
  Media,
  Subject,
} from "./call.ts";
export { defineCall, mediaOf } from "./call.ts";

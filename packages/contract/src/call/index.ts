export type {
  AnyCall,
  Call,
  CallAnswer,
  CallInput,
  Codec,
  FieldOf,
  Language,
  Media,
  Subject,
} from "./call.ts";
export { defineCall, mediaOf } from "./call.ts";

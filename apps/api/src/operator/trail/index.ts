export { appendToTrail, readHead, type TrailHead } from "./append.ts";
export type { Facts } from "./entry.ts";
export { readEntries } from "./read.ts";
export { type Verification, verifyTrail } from "./verify.ts";

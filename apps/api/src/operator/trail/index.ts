export { appendToTrail, readHead, type TrailHead } from "./append.ts";
export { type Facts, hashEntry, type TrailEntry } from "./entry.ts";
export { type KeptEntry, readEntries } from "./read.ts";
export { type TrailFault, type Verification, verifyTrail } from "./verify.ts";

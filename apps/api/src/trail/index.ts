export {
  appendToTrail,
  type Facts,
  type KeptEntry,
  readEntries,
  readHead,
  type TrailEntry,
  type TrailHead,
  type Verification,
  verifyTrail,
} from "./trail.ts";

export { linkEnded } from "./confirm.ts";
export { limitOf, requireAttempt } from "./limits.ts";
export { findByAddress } from "./queries.ts";

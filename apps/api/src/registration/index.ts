export { linkEnded } from "./confirm.ts";
export { limitOf, requireAttempt } from "./limits.ts";
export { findByAddress } from "./queries.ts";
export { renewRecovery } from "./recover.ts";
export { renewConfirmation } from "./register.ts";

export { createLeases } from "./leases.ts";
export { countAttempt, forgiveAttempt, type Limit } from "./rate-limit.ts";

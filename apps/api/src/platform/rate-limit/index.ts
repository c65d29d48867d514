export { createLeases } from "./leases.ts";
export { networkOf } from "./network.ts";
export { countAttempt, forgiveAttempt, type Limit } from "./rate-limit.ts";

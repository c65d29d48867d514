export { countAttempt, forgiveAttempt, type Limit } from "./rate-limit.ts";

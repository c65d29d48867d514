export { housekeeping } from "./housekeeping.ts";
export { type Job, startJobs } from "./jobs.ts";
export { logShortening } from "./log-shortening.ts";

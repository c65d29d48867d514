export { embeddedUpkeep } from "./embedded-upkeep.ts";
export { housekeeping } from "./housekeeping.ts";
export { type Job, startJobs } from "./jobs.ts";

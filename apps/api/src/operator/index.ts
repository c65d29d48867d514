export { audit, describeFinding } from "./audit.ts";
export { nightlyAudit } from "./nightly-audit.ts";

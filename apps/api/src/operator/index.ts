export { audit, describeFinding } from "./audit.ts";
export { nightlyAudit } from "./nightly-audit.ts";
export { serveOperators } from "./remote/serve.ts";

export { readDebug, readErrorReports, reportError, settleErrorReport } from "./reports.ts";

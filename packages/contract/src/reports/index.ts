export { readDebug, reportError } from "./reports.ts";

import { callLater } from "./call-later.ts";

const calls = () => import("@parution/contract/site");

export const readConfigs = callLater(calls, "readConfigs");
export const readHome = callLater(calls, "readHome");
export const readMenu = callLater(calls, "readMenu");

import type { Route } from "../platform/http/index.ts";
import { readDebugRoute } from "./debug.ts";
import { reportErrorRoute } from "./report.ts";

export const reportRoutes: readonly Route[] = [reportErrorRoute, readDebugRoute];

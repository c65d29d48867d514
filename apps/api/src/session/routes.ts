import type { Route } from "../platform/http/index.ts";

export const sessionRoutes: readonly Route[] = [];

import type { Route } from "../platform/http/index.ts";
import { topUpFormRoute } from "./form.ts";
import { topUpRoute } from "./top-up.ts";

export const topUpRoutes: readonly Route[] = [topUpRoute, topUpFormRoute];

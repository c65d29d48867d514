import type { Route } from "../platform/http/index.ts";
import { cardRoutes } from "./card-routes.ts";
import { payOrderRoute } from "./pay.ts";

export const paymentRoutes: readonly Route[] = [payOrderRoute, ...cardRoutes];

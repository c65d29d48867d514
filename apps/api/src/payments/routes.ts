import type { Route } from "../platform/http/index.ts";
import { cardRoutes } from "./card-routes.ts";
import { cashRoutes } from "./cash-routes.ts";
import { payOrderRoute } from "./pay.ts";
import { readPaymentStateRoute } from "./state.ts";

export const paymentRoutes: readonly Route[] = [
  payOrderRoute,
  readPaymentStateRoute,
  ...cardRoutes,
  ...cashRoutes,
];

import { readMyOrders } from "@parution/contract/orders";
import { bindSession } from "../../platform/http/index.ts";
import { reachOf } from "../reach.ts";
import { requireOwnIdentity } from "../standing.ts";
import { orderFilterOf } from "./filter.ts";
import { readOrderPage } from "./page.ts";

/** One's orders, a page at a time. */
export const readMyOrdersRoute = bindSession(readMyOrders, (request) => {
  const { context, identity, input, language } = request;
  const { userId, page = 1, ...asked } = input.query;
  requireOwnIdentity(identity, { userId });
  const filter = orderFilterOf(asked, reachOf(identity), context.config.publisherZone);
  return readOrderPage({ context, identity, language, filter, page });
});

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { orderFilter, orderPage } from "../orders/index.ts";
import { fields, form, id } from "../wire/index.ts";

export const readMemberOrders = defineCall({
  name: "readMemberOrders",
  summary: "The orders of a member of one's team, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/commandes/commandes",
  access: "session",
  shows: "account",
  query: form(fields({ userId: ["user_id", id], page: ["pg", z.optional(id)], ...orderFilter })),
  answer: orderPage,
});

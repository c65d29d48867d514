import { readCalendar } from "@parution/contract/calendar";
import { clockOf } from "../platform/context/index.ts";
import { bind } from "../platform/http/index.ts";
import { readDays } from "./service.ts";

export const calendarRoutes = [
  bind(readCalendar, ({ input, context, language }) =>
    readDays(context.db, input.query, clockOf(context), language),
  ),
];

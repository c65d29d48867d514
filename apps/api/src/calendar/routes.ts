import { readCalendar } from "@parution/contract/calendar";
import { bind } from "../platform/http/index.ts";
import { readDays } from "./service.ts";

export const calendarRoutes = [
  bind(readCalendar, ({ input, context, language }) =>
    readDays(
      context.db,
      input.query,
      { now: context.clock.now(), zone: context.config.publisherZone },
      language,
    ),
  ),
];

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  code,
  fields,
  form,
  id,
  inData,
  instant,
  medium,
  text,
  truth,
  wireDate,
} from "../wire/index.ts";

/**
 * Reason why a day cannot be chosen (docs/domain/calendar-and-deadlines.md#blocked-days). An unknown reason
 * reads as no edition.
 */
const blockedReason = code(
  {
    weekend: "weekend",
    deadline: "delai",
    outside: "hors_periode",
    "no-edition": "sans_edition",
  },
  "no-edition",
);

const day = fields({
  date: wireDate,
  available: ["disponible", truth],
  /** Reason in words, in the language of the request; null on a day that can be chosen. */
  reason: ["motif", z.nullable(text)],
  reasonCode: ["code_motif", z.nullable(blockedReason)],
  /** Until when the day can be chosen; null on a blocked day. */
  cutoff: ["limite", z.nullable(instant)],
});

export const readCalendar = defineCall({
  name: "readCalendar",
  summary: "Publication days of a support, each available or blocked with its reason",
  service: "ads",
  method: "GET",
  path: "/annonces/calendrier",
  access: "app",
  query: form(fields({ supportId: ["support_id", id], medium: ["canal_id", z.optional(medium)] })),
  answer: inData(
    fields({
      /** The server's clock, which rules go by. */
      now: ["maintenant", instant],
      start: ["date_start", wireDate],
      end: ["date_end", wireDate],
      days: ["jours", z.array(day)],
      /** Days that can be chosen but may still close, such as religious days before their announcement. */
      provisional: ["provisoires", z.array(fields({ date: wireDate, reason: ["motif", text] }))],
    }),
  ),
});

export type { IsoDate } from "./iso-date.ts";
export type { PublicationCalendarLabels } from "./labels.ts";
export {
  PublicationCalendar,
  type PublicationCalendarHandle,
  type PublicationCalendarProps,
} from "./publication-calendar.tsx";

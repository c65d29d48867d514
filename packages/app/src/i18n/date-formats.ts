import {
  dateInZone,
  formatDayFirst,
  formatDayMonth,
  type IsoDate,
  timeInZone,
} from "@parution/rules/dates";
import { usePublisherZone } from "../data/configs.ts";
import type { Language } from "./languages.ts";

/** `24/11/2026 09:30:00` in the publisher's zone. */
export const formatInstant = (epochMilliseconds: number, zone: string): string =>
  `${formatDayFirst(dateInZone(epochMilliseconds, zone))} ${timeInZone(epochMilliseconds, zone)}`;

/** `1er novembre 2026`, in running text. */
export const formatDate = (isoDate: IsoDate, language: Language): string =>
  `${formatDayMonth(isoDate, language)} ${isoDate.slice(0, 4)}`;

/** Writes an instant in the publisher's zone, to the minute; nothing where there is none. */
export function useInstant(): (at: number | null) => string {
  const zone = usePublisherZone();
  return (at) => (at === null ? "" : formatInstant(at, zone).slice(0, -3));
}

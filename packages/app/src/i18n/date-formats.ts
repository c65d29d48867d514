import {
  dateInZone,
  formatDayFirst,
  formatDayMonth,
  type IsoDate,
  timeInZone,
} from "@parution/rules/dates";
import { usePublisherZone } from "../data/configs.ts";
import { useLanguage } from "../links/links.tsx";
import { leftToRight } from "./formats.ts";
import type { Language } from "./languages.ts";

/** `24/11/2026 09:30:00` in the publisher's zone. */
export const formatInstant = (epochMilliseconds: number, zone: string): string =>
  `${formatDayFirst(dateInZone(epochMilliseconds, zone))} ${timeInZone(epochMilliseconds, zone)}`;

/** `09:30` in the publisher's zone. */
export const formatTime = (epochMilliseconds: number, zone: string): string =>
  timeInZone(epochMilliseconds, zone).slice(0, 5);

/** `1er novembre 2026`, in running text. */
export const formatDate = (isoDate: IsoDate, language: Language): string =>
  `${formatDayMonth(isoDate, language)} ${isoDate.slice(0, 4)}`;

/**
 * Writes an instant in the publisher's zone, to the minute; nothing where there is none. The day comes before the time in both
 * languages, as in {@link formatInstant}.
 */
export function useInstant(): (at: number | null) => string {
  const zone = usePublisherZone();
  const language = useLanguage();
  return (at) => {
    if (at === null) return "";
    const minute = formatInstant(at, zone).slice(0, -3);
    return language === "ar" ? leftToRight(minute) : minute;
  };
}

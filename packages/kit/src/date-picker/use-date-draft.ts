import type { CalendarDate } from "@internationalized/date";
import { useState } from "react";
import type { IsoDate } from "../publication-calendar/iso-date.ts";
import { dateOf, isoOf } from "./iso-value.ts";

export interface DateDraft {
  /** Value of the segments. It is kept while one segment is edited. */
  date: CalendarDate | null;
  /** The segments now say this day. */
  write: (date: CalendarDate | null) => void;
  /** The segments were completed, or one of them was emptied. */
  complete: (whole: boolean) => void;
}

/**
 * Keeps a day while it is being typed. The owner holds `null` as long as a part is missing or the year
 * is short, though the parts already typed must stay: React Aria would keep the former day for the
 * owner, and clear all parts on `null`.
 */
export function useDateDraft(
  value: IsoDate | null,
  onChange: (day: IsoDate | null) => void,
): DateDraft {
  const [kept, setDraft] = useState({ date: dateOf(value), told: value });
  const draft = kept.told === value ? kept : { date: dateOf(value), told: value };
  if (draft !== kept) {
    setDraft(draft);
  }

  function tell(date: CalendarDate | null, told: IsoDate | null): void {
    setDraft({ date, told });
    if (told !== value) {
      onChange(told);
    }
  }

  return {
    date: draft.date,
    write: (date) => tell(date, isoOf(date)),
    complete: (whole) => {
      if (draft.date) {
        tell(draft.date, whole ? isoOf(draft.date) : null);
      }
    },
  };
}

import { useState } from "react";

/** Reads a value as React Aria holds it, and writes it as the owner does; `null` for none. */
export interface DateCodec<Held, Written extends string> {
  read: (value: Written | null) => Held | null;
  write: (date: Held | null) => Written | null;
}

export interface DateDraft<Held> {
  /** Value of the segments. It is kept while one segment is edited. */
  date: Held | null;
  /** The segments now say this day. */
  write: (date: Held | null) => void;
  /** The segments were completed, or one of them was emptied. */
  complete: (whole: boolean) => void;
}

/**
 * Keeps a day while it is being typed. The owner holds `null` as long as a part is missing or the year
 * is short, though the parts already typed must stay: React Aria would keep the former day for the
 * owner, and clear all parts on `null`.
 */
export function useDateDraft<Held, Written extends string>(
  value: Written | null,
  onChange: (day: Written | null) => void,
  { read, write }: DateCodec<Held, Written>,
): DateDraft<Held> {
  const [kept, setDraft] = useState({ date: read(value), reported: value });
  const draft = kept.reported === value ? kept : { date: read(value), reported: value };
  if (draft !== kept) {
    setDraft(draft);
  }

  function report(date: Held | null, reported: Written | null): void {
    setDraft({ date, reported });
    if (reported !== value) {
      onChange(reported);
    }
  }

  return {
    date: draft.date,
    write: (date) => report(date, write(date)),
    complete: (whole) => {
      if (draft.date) {
        report(draft.date, whole ? write(draft.date) : null);
      }
    },
  };
}

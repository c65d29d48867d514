import { type IsoDate, isIsoDate } from "./iso-date.ts";

/** Reads `DD/MM/YYYY`; `null` when malformed or when no such day exists. */
export function parseDayFirst(text: string): IsoDate | null {
  return assemble(/^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/.exec(text));
}

/** Reads `MM/DD/YYYY`, the invoice filter's form; `null` when malformed or when no such day exists. */
export function parseMonthFirst(text: string): IsoDate | null {
  return assemble(/^(?<month>\d\d)\/(?<day>\d\d)\/(?<year>\d{4})$/.exec(text));
}

function assemble(match: RegExpExecArray | null): IsoDate | null {
  if (!match?.groups) return null;
  const { year, month, day } = match.groups;
  const text = `${year}-${month}-${day}`;
  return isIsoDate(text) ? text : null;
}

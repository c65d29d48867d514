/** A calendar day, `YYYY-MM-DD`, in no zone. Check text from outside with {@link isIsoDate}. */
export type IsoDate = `${number}-${number}-${number}`;

/** A day that every month has, as nearly all are: recognised without parsing the text. */
const IN_EVERY_MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** True when `text` is `YYYY-MM-DD` and names a day that exists, from year 1000 to 9999. */
export function isIsoDate(text: string): text is IsoDate {
  if (IN_EVERY_MONTH.test(text)) return true;
  const match = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text);
  return match !== null && isDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/**
 * A text that can only be a day, such as a database's `date`.
 * @throws RangeError when it is none
 */
export function toIsoDate(text: string): IsoDate {
  if (isIsoDate(text)) return text;
  throw new RangeError(`Not a day: ${text}`);
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Writes `DD/MM/YYYY`. */
export function formatDayFirst(date: IsoDate): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** Writes `MM/DD/YYYY`, the invoice filter's form (docs/domain/wire-format.md#dates). */
export function formatMonthFirst(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
}

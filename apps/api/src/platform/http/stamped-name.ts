import { dateInZone, startOfDayInZone } from "@parution/rules/dates";

interface Moment {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly zone: string;
}

/** A file's name, without its ending, with the moment at which it was made: a later one does not take its place. */
export function stampedName(name: string, { now, zone }: Moment): string {
  const day = dateInZone(now, zone);
  const time = new Date(now - startOfDayInZone(day, zone)).toISOString().slice(11, 19);
  return `${name}-${day.replaceAll("-", "")}-${time.replaceAll(":", "")}`;
}

import { dateInZone, startOfDayInZone } from "@parution/rules/dates";

/** A file's name with the moment at which it was made, so that a later one does not take its place. */
export function stampedName(
  name: string,
  ending: string,
  { at, zone }: { readonly at: number; readonly zone: string },
): string {
  const day = dateInZone(at, zone);
  const time = new Date(at - startOfDayInZone(day, zone)).toISOString().slice(11, 19);
  return `${name}-${day.replaceAll("-", "")}-${time.replaceAll(":", "")}.${ending}`;
}

import { type IsoDate, isIsoDate } from "@parution/rules/dates";

/** Filter of a list. Both dates are inclusive. */
export interface ListFilter<Status extends string> {
  readonly reference?: string;
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly status?: Status;
}

/** Field values of a filter by name; blank for no restriction. */
export type FilterValues = Readonly<Record<string, string>>;

/** Filter in an address; invalid parts are omitted. */
export function filterOf<Status extends string>(
  search: URLSearchParams,
  statuses: readonly Status[],
): ListFilter<Status> {
  const inQuery = (name: string) => search.get(name) ?? "";
  const reference = inQuery("reference");
  const days = { from: inQuery("du"), to: inQuery("au") };
  return parseFilter({ reference, ...days, status: inQuery("statut") }, statuses);
}

/** Filter of a form's values; invalid parts are omitted. */
export function parseFilter<Status extends string>(
  { reference: typed, from, to, status: chosen }: FilterValues,
  statuses: readonly Status[],
): ListFilter<Status> {
  const reference = typed?.trim();
  const status = statuses.find((known) => known === chosen);
  return {
    ...(reference ? { reference } : {}),
    ...(from && isIsoDate(from) ? { from } : {}),
    ...(to && isIsoDate(to) ? { to } : {}),
    ...(status ? { status } : {}),
  };
}

/** Address query of a filter with its question mark; empty for an empty filter. */
export function searchOf({ reference, from, to, status }: ListFilter<string>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ reference, du: from, au: to, statut: status })) {
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}

/** Page number in a path segment `pg=3`; 1 for anything else. */
export function pageOf(segment: string | undefined): number {
  const match = /^pg=([1-9]\d{0,5})$/.exec(segment ?? "");
  return match === null ? 1 : Number(match[1]);
}

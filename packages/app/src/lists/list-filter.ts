import { type IsoDate, isIsoDate } from "@parution/rules/dates";

/** Filter of a list. Both dates are inclusive. */
export interface ListFilter<Status extends string> {
  readonly reference?: string;
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly status?: Status;
}

/** Filter in a query; invalid parts are omitted. */
export function filterOf<Status extends string>(
  search: URLSearchParams,
  statuses: readonly Status[],
): ListFilter<Status> {
  const reference = search.get("reference")?.trim();
  const from = search.get("du");
  const to = search.get("au");
  const status = statuses.find((known) => known === search.get("statut"));
  return {
    ...(reference ? { reference } : {}),
    ...(from && isIsoDate(from) ? { from } : {}),
    ...(to && isIsoDate(to) ? { to } : {}),
    ...(status ? { status } : {}),
  };
}

/** Query of a filter with its question mark; empty for an empty filter. */
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

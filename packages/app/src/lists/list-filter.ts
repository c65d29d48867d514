import { type IsoDate, isIsoDate } from "@parution/rules/dates";

/** What narrows a list. Dates are ISO days, included. */
export interface ListFilter<Status extends string> {
  readonly reference?: string;
  readonly from?: IsoDate;
  readonly to?: IsoDate;
  readonly status?: Status;
}

/** The filter that an address carries; parts that make no sense are left out. */
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

/** The address part of a filter; empty for an empty one. */
export function searchOf({ reference, from, to, status }: ListFilter<string>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ reference, du: from, au: to, statut: status })) {
    if (value) search.set(name, value);
  }
  return search.size > 0 ? `?${search}` : "";
}

/** The page that a path segment `pg=3` names; anything else is the first. */
export function pageOf(segment: string | undefined): number {
  const match = /^pg=([1-9]\d{0,5})$/.exec(segment ?? "");
  return match === null ? 1 : Number(match[1]);
}

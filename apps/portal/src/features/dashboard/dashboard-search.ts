/** Amounts with tax or without. */
export type Unit = "inclTax" | "exclTax";

/** Search parameters of the dashboard. */
export interface DashboardSearch {
  /** Null: the current year. */
  readonly year: number | null;
  readonly unit: Unit;
}

const YEAR = /^2\d{3}$/;

/** Choices in an address; invalid values are ignored. */
export function dashboardSearchOf(search: URLSearchParams): DashboardSearch {
  const year = search.get("annee") ?? "";
  return {
    year: YEAR.test(year) ? Number(year) : null,
    unit: search.get("unite") === "ht" ? "exclTax" : "inclTax",
  };
}

/** Query string of choices; empty for the defaults. */
export function searchOfDashboard({ year, unit }: DashboardSearch): string {
  const search = new URLSearchParams();
  if (year !== null) search.set("annee", String(year));
  if (unit === "exclTax") search.set("unite", "ht");
  return search.size > 0 ? `?${search}` : "";
}

/** Whether amounts are shown with tax or without. */
export type Unit = "inclTax" | "exclTax";

/** What the address of the dashboard says. */
export interface DashboardSearch {
  /** Null: the current year. */
  readonly year: number | null;
  readonly unit: Unit;
}

const YEAR = /^2\d{3}$/;

/** The choices that an address carries; what makes no sense is as if it were not there. */
export function dashboardSearchOf(search: URLSearchParams): DashboardSearch {
  const year = search.get("annee") ?? "";
  return {
    year: YEAR.test(year) ? Number(year) : null,
    unit: search.get("unite") === "ht" ? "exclTax" : "inclTax",
  };
}

/** The address part of choices; empty where nothing is chosen. */
export function searchOfDashboard({ year, unit }: DashboardSearch): string {
  const search = new URLSearchParams();
  if (year !== null) search.set("annee", String(year));
  if (unit === "exclTax") search.set("unite", "ht");
  return search.size > 0 ? `?${search}` : "";
}

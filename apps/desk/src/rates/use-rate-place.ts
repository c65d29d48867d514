import { useLingui } from "@lingui/react/macro";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { useNavigate } from "react-router";

export const RATE_TABLES = [
  "headings",
  "canvases",
  "supports",
  "copies",
  "deliveries",
  "subscriptions",
] as const;
export type RateTable = (typeof RATE_TABLES)[number];

/** Names of the kinds of prices. */
export function useTableNames(): Readonly<Record<RateTable, string>> {
  const { t } = useLingui();
  return {
    headings: t`Rubriques`,
    canvases: t`Formats`,
    supports: t`Forfaits des journaux`,
    copies: t`Numéros`,
    deliveries: t`Livraisons`,
    subscriptions: t`Abonnements`,
  };
}

/** Kind of prices that is shown, of which newspaper, and what is looked for in it. */
export interface RatePlace {
  readonly table: RateTable;
  /** Undefined: every newspaper. */
  readonly supportId: number | undefined;
  readonly search: string | undefined;
  readonly page: number;
}

/** Kind, newspaper, search and page in the query of a page's address. */
export function useRatePlace(page: string) {
  const search = useSearch();
  const link = useLink();
  const navigate = useNavigate();
  const filters: RatePlace = {
    table: RATE_TABLES.find((name) => name === search.get("table")) ?? "headings",
    supportId: Number(search.get("journal")) || undefined,
    search: search.get("q") || undefined,
    page: Math.max(1, Number(search.get("pg")) || 1),
  };
  const hrefFor = (next: Partial<RatePlace>) => {
    const { page: number, ...rest } = { ...filters, page: 1, ...next };
    const query = new URLSearchParams({ table: rest.table });
    if (rest.supportId !== undefined) query.set("journal", String(rest.supportId));
    if (rest.search !== undefined) query.set("q", rest.search);
    if (number > 1) query.set("pg", String(number));
    return `${link(page)}?${query}`;
  };
  const show = (next: Partial<RatePlace>) => void navigate(hrefFor(next));
  return { filters, hrefFor, show };
}

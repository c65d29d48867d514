import { useLingui } from "@lingui/react/macro";
import { Pager } from "@parution/kit/pager";
import { SearchField } from "@parution/kit/search-field";
import { Select } from "@parution/kit/select";
import type { ReactNode } from "react";
import { RATE_TABLES, type useRatePlace, useTableNames } from "./use-rate-place.ts";

/** Rows of a page, as the service gives them. */
const PAGE = 200;

type Place = ReturnType<typeof useRatePlace>;

interface RateFiltersProps extends Pick<Place, "filters" | "show"> {
  supports: readonly { readonly id: number; readonly label: string }[];
  /** Button beside them. */
  action?: ReactNode;
}

/** Kind, newspaper and search of the prices on show. */
export function RateFilters({ filters, show, supports, action }: RateFiltersProps) {
  const { t } = useLingui();
  const names = useTableNames();
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <Select
        label={t`Prix`}
        value={filters.table}
        onChange={(event) => {
          const table = RATE_TABLES.find((name) => name === event.currentTarget.value);
          show({ table: table ?? "headings", search: undefined });
        }}
        items={RATE_TABLES.map((name) => ({ value: name, label: names[name] }))}
      />
      <Select
        label={t`Journal`}
        value={filters.supportId === undefined ? "" : String(filters.supportId)}
        disabled={filters.table === "deliveries"}
        onChange={(event) => show({ supportId: Number(event.currentTarget.value) || undefined })}
        items={[
          { value: "", label: t`Tous les journaux` },
          ...supports.map(({ id, label }) => ({ value: String(id), label })),
        ]}
      />
      <SearchField
        label={t`Rechercher`}
        value={filters.search ?? ""}
        clearLabel={t`Effacer`}
        searchAfter={400}
        onChange={(query) => show({ search: query || undefined })}
      />
      {action}
    </div>
  );
}

interface RatePagesProps extends Pick<Place, "filters" | "hrefFor"> {
  /** Rows on all pages. */
  total: number;
}

/** Ways to the other pages of rows. */
export function RatePages({ filters: { page }, hrefFor, total }: RatePagesProps) {
  const { t } = useLingui();
  const pages = Math.ceil(total / PAGE);
  if (pages <= 1) return null;
  return (
    <Pager
      label={t`Pages de la grille`}
      page={page}
      hasNext={page < pages}
      hrefFor={(number) => hrefFor({ page: number })}
      labels={{ previous: t`Précédent`, next: t`Suivant` }}
      position={t`Page ${page} sur ${pages}`}
    />
  );
}

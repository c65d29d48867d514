import { exportMyAds } from "@parution/contract/exports";
import type { AdStatus } from "@parution/rules/ads";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import type { ListFilter } from "../../../shared/list/list-filter.ts";

/** Saves the ads that the filter leaves as a sheet. */
export function AdsExport({ filter }: { filter: ListFilter<AdStatus> }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyAds, { query: { ...filter, format } })}
    />
  );
}

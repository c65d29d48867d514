import { useClient } from "@parution/app/data/api-scope.tsx";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { exportMyAds } from "@parution/contract/lazy/exports";
import { type AdFilter, callFilterOf } from "./use-my-ads.ts";

/** Exports the filtered ads as a sheet. */
export function AdsExport({ filter }: { filter: AdFilter }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyAds, { query: { ...callFilterOf(filter), format } })}
    />
  );
}

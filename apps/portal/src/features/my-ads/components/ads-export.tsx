import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { ExportButton } from "../../../shared/files/export-button.tsx";
import { type AdFilter, callFilterOf } from "../api/use-my-ads.ts";

const exportMyAds = callLater(() => import("@parution/contract/exports"), "exportMyAds");

/** Saves the ads that the filter leaves as a sheet. */
export function AdsExport({ filter }: { filter: AdFilter }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyAds, { query: { ...callFilterOf(filter), format } })}
    />
  );
}

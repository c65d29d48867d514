import { useClient } from "@parution/app/data/api-scope.tsx";
import { ExportButton } from "@parution/app/files/export-button.tsx";
import { exportMyInvoices } from "@parution/contract/lazy/exports";
import type { InvoiceFilter } from "./invoice-filter.ts";

/** Exports the filtered invoices as a sheet. */
export function InvoicesExport({ filter }: { filter: InvoiceFilter }) {
  const client = useClient();
  return (
    <ExportButton
      request={(format) => client.call(exportMyInvoices, { query: { ...filter, format } })}
    />
  );
}

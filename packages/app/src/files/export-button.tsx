import { useLingui } from "@lingui/react/macro";
import type { SheetFormat } from "@parution/contract/exports";
import { ActionMenu } from "@parution/kit/action-menu";
import { Alert } from "@parution/kit/alert";
import { DownloadIcon } from "@parution/kit/icon";
import { useState } from "react";
import { useDownload } from "./use-download.ts";

/** Formats in the menu's order: the first one has no limit of rows. */
const FORMATS: readonly SheetFormat[] = ["xlsx", "xls", "csv"];

interface ExportButtonProps {
  /** Requests the filtered list as a file of this format. */
  request: (format: SheetFormat) => Promise<File>;
}

/** Menu that saves a list as a spreadsheet; a failure is shown beneath the formats. */
export function ExportButton({ request }: ExportButtonProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<SheetFormat | null>(null);
  const { pending, download } = useDownload(setFailure);
  const labels: Readonly<Record<SheetFormat, string>> = {
    xlsx: t`Excel (.xlsx)`,
    xls: t`Excel 97-2003 (.xls)`,
    csv: t`Texte (.csv)`,
  };

  function save(format: SheetFormat): void {
    if (pending) return;
    setFailure(null);
    setChosen(format);
    void download(() => request(format));
  }

  return (
    <ActionMenu
      trigger={
        <>
          <DownloadIcon />
          {t`Exporter`}
        </>
      }
      variant="secondary"
      label={t`Formats de l’export`}
      items={FORMATS.map((format) => ({
        id: format,
        label: labels[format],
        staysOpen: true,
        isPending: pending && format === chosen,
        pendingLabel: t`Préparation du fichier`,
        onSelect: () => save(format),
      }))}
      footer={
        failure !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {failure}
          </Alert>
        )
      }
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import type { SheetFormat } from "@parution/contract/exports";
import { ActionMenu } from "@parution/kit/action-menu";
import { Alert } from "@parution/kit/alert";
import { DownloadIcon } from "@parution/kit/icon";
import { useState } from "react";
import { useDownload } from "./use-download.ts";

/** The newest first: it has room for every row. */
const FORMATS: readonly SheetFormat[] = ["xlsx", "xls", "csv"];

interface ExportButtonProps {
  /** Asks for the list, as it is filtered, as a file of a format. */
  request: (format: SheetFormat) => Promise<File>;
}

/** Saves a list as a sheet of the format that is chosen; why that failed is told beneath the formats. */
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

import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { Table } from "@parution/kit/table";
import { useMemo, useState } from "react";
import type { PrintRecord } from "./issue.data.ts";
import { ClippingPicture } from "./record-on-screen.tsx";

/** Ads that were found whole, each with its page and its clipping. */
export function FoundTable({ records }: { records: readonly PrintRecord[] }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<PrintRecord | null>(null);
  const columns = useMemo(
    () => [
      {
        id: "reference",
        header: t`Référence`,
        rowHeader: true,
        cell: ({ reference }: PrintRecord) => <bdi>{reference}</bdi>,
      },
      {
        id: "title",
        header: t`Titre`,
        width: 3,
        cell: ({ title }: PrintRecord) => <bdi className="wrap-anywhere">{title}</bdi>,
      },
      {
        id: "page",
        header: t`Page`,
        align: "end" as const,
        cell: ({ parts }: PrintRecord) => [...new Set(parts.map(({ page }) => page))].join(", "),
      },
    ],
    [t],
  );
  return (
    <>
      <Table
        className="pt-4"
        caption={t`Annonces trouvées dans le journal`}
        hideCaption
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        long={records.length > 100}
        empty={t`Aucune annonce n’a été trouvée entière.`}
        actions={{
          header: t`Extrait`,
          cell: (record) =>
            record.hasClipping && (
              <Button
                size="sm"
                aria-label={t`Voir l’annonce ${record.reference}`}
                onClick={() => setOpened(record)}
              >
                {t`Voir`}
              </Button>
            ),
        }}
      />
      {opened !== null && (
        <Dialog
          open
          onClose={() => setOpened(null)}
          title={t`Annonce ${opened.reference}`}
          closeLabel={t`Fermer`}
        >
          <ClippingPicture record={opened} />
        </Dialog>
      )}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { Table } from "@parution/kit/table";
import { useMemo, useState } from "react";
import { type IssueFile, type PrintRecord, useDecision } from "./issue.data.ts";
import { usePageList } from "./printed-text.ts";
import { ClippingPicture } from "./record-on-screen.tsx";
import { DecisionBadge } from "./record-queue.tsx";

interface FoundTableProps {
  issue: IssueFile;
  records: readonly PrintRecord[];
  onDecided: () => Promise<unknown>;
}

/** Ads that were found whole, each with its page and its clipping, which a person may deny. */
export function FoundTable({ issue, records, onDecided }: FoundTableProps) {
  const { t } = useLingui();
  const [openedAd, setOpenedAd] = useState<number | null>(null);
  const opened = records.find(({ adId }) => adId === openedAd);
  const { decide, pending, refusalOf } = useDecision(onDecided);
  const change = (record: PrintRecord) => {
    const decision = record.decision === null ? "not_printed" : null;
    void decide(record, { decision }, () => setOpenedAd(null));
  };
  const pagesOf = usePageList();
  const refusal = opened && refusalOf(opened);
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
        cell: (record: PrintRecord) => (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="wrap-anywhere">{record.title}</bdi>
            <DecisionBadge record={record} />
          </span>
        ),
      },
      {
        id: "page",
        header: t`Page`,
        align: "end" as const,
        cell: (record: PrintRecord) => pagesOf(record).list,
      },
    ],
    [t, pagesOf],
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
                onClick={() => setOpenedAd(record.adId)}
              >
                {t`Voir`}
              </Button>
            ),
        }}
      />
      {opened !== undefined && (
        <Dialog
          open
          onClose={() => setOpenedAd(null)}
          title={t`Annonce ${opened.reference}`}
          closeLabel={t`Fermer`}
          footer={
            issue.state === "checking" && (
              <Button
                isPending={pending}
                pendingLabel={t`Enregistrement en cours`}
                onClick={() => change(opened)}
              >
                {opened.decision === null ? t`Pas parue` : t`Annuler la décision`}
              </Button>
            )
          }
        >
          {refusal && (
            <Alert tone="danger" labels={{ tone: t`Erreur` }}>
              {refusal}
            </Alert>
          )}
          <ClippingPicture record={opened} />
        </Dialog>
      )}
    </>
  );
}

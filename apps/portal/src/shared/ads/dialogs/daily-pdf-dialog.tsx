import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { saveFile, showFile } from "@parution/app/files/save-file.ts";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/lazy/daily-pages";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { EmptyState } from "@parution/kit/empty-state";
import { DownloadIcon, EyeIcon, NewspaperIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { useState } from "react";
import type { AdDialogProps, AdWithActions } from "../ad-with-actions.ts";

/** Downloads or opens the newspaper's page with an ad, of a chosen day. */
export function DailyPdfDialog({ ad, onClose }: AdDialogProps) {
  const { t } = useLingui();
  const [first] = ad.pdfDates;
  return first === undefined ? (
    <Dialog open size="sm" onClose={onClose} closeLabel={t`Fermer`} title={t`PDF du journal`}>
      <NoPage ad={ad} />
    </Dialog>
  ) : (
    <ChosenPage ad={ad} first={first} onClose={onClose} />
  );
}

interface ChosenPageProps {
  ad: AdWithActions;
  first: IsoDate;
  onClose: () => void;
}

function ChosenPage({ ad, first, onClose }: ChosenPageProps) {
  const { t } = useLingui();
  const client = useClient();
  const [day, setDay] = useState(first);
  const query = { day, reference: ad.reference ?? String(ad.id), supportId: ad.support.id };
  const saving = useAction(async () => saveFile(await client.call(downloadDailyPage, { query })));
  const showing = useAction(() => showFile(() => client.call(viewDailyPage, { query })));
  const refusal = saving.refusal ?? showing.refusal;
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`PDF du journal`}
      description={<bdi>{ad.support.label}</bdi>}
      footer={
        <>
          <Button
            onClick={() => void showing.run()}
            isPending={showing.pending}
            pendingLabel={t`Préparation`}
          >
            <EyeIcon />
            {t`Consulter`}
          </Button>
          <Button
            variant="primary"
            onClick={() => void saving.run()}
            isPending={saving.pending}
            pendingLabel={t`Préparation`}
          >
            <DownloadIcon />
            {t`Télécharger`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={t`Édition du`}
          value={day}
          items={ad.pdfDates.map((date) => ({ value: date, label: formatDayFirst(date) }))}
          onChange={({ target }) => setDay(ad.pdfDates[target.selectedIndex] ?? first)}
        />
        {refusal !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {refusal}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function NoPage({ ad }: { ad: AdWithActions }) {
  const { t } = useLingui();
  const isPrinted = ad.support.medium === "print";
  return (
    <EmptyState
      icon={NewspaperIcon}
      title={
        isPrinted
          ? t`Cette annonce n’a pas encore paru`
          : t`Cette annonce paraît en ligne seulement`
      }
    >
      {isPrinted &&
        ad.firstDate !== null &&
        t`Première parution le ${formatDayFirst(ad.firstDate)}`}
    </EmptyState>
  );
}

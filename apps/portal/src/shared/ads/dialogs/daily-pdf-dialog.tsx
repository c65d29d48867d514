import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { EmptyState } from "@parution/kit/empty-state";
import { DownloadIcon, EyeIcon, NewspaperIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { useState } from "react";
import { useClient } from "../../api/api-scope.tsx";
import { callLater } from "../../api/call-later.ts";
import { useAct } from "../../api/use-act.ts";
import { saveFile } from "../../files/save-file.ts";
import { showFile } from "../../files/show-file.ts";
import { Alert } from "../../later-kit/later-kit.tsx";
import type { ActedAd, AdDialogProps } from "../acted-ad.ts";

const calls = () => import("@parution/contract/daily-pages");
const downloadDailyPage = callLater(calls, "downloadDailyPage");
const viewDailyPage = callLater(calls, "viewDailyPage");

/** The page of the newspaper that holds an ad, of the day that is chosen: to be saved, or looked at. */
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
  ad: ActedAd;
  first: IsoDate;
  onClose: () => void;
}

function ChosenPage({ ad, first, onClose }: ChosenPageProps) {
  const { t } = useLingui();
  const client = useClient();
  const [day, setDay] = useState(first);
  const query = { day, reference: ad.reference ?? String(ad.id), supportId: ad.support.id };
  const saving = useAct(async () => saveFile(await client.call(downloadDailyPage, { query })));
  const showing = useAct(() => showFile(() => client.call(viewDailyPage, { query })));
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
            pendingLabel={showing.pending ? t`Préparation` : undefined}
          >
            <EyeIcon />
            {t`Consulter`}
          </Button>
          <Button
            variant="primary"
            onClick={() => void saving.run()}
            pendingLabel={saving.pending ? t`Préparation` : undefined}
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
          options={ad.pdfDates.map((date) => ({ value: date, label: formatDayFirst(date) }))}
          onChange={({ target }) => setDay(ad.pdfDates[target.selectedIndex] ?? first)}
        />
        {refusal !== null && (
          <Alert tone="danger" toneLabel={t`Erreur`}>
            {refusal}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function NoPage({ ad }: { ad: ActedAd }) {
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

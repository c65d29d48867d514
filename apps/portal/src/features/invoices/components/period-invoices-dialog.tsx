import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { DownloadIcon } from "@parution/kit/icon";
import { TextField } from "@parution/kit/text-field";
import { dateInZone, isIsoDate } from "@parution/rules/dates";
import { firstOfMonth } from "@parution/rules/invoices";
import { useId, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import { useDownload } from "../../../shared/files/use-download.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";

const downloadInvoices = callLater(() => import("@parution/contract/invoices"), "downloadInvoices");

/** Asks for every invoice of a period as one zip; it begins with the month of today. */
export function PeriodInvoicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const form = useId();
  const client = useClient();
  const today = dateInZone(serverNow(), usePublisherZone());
  const [period, setPeriod] = useState<{ from: string; to: string }>({
    from: firstOfMonth(today),
    to: today,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { pending, download } = useDownload(setFailure);
  const { from, to } = period;

  function request(): void {
    if (!isIsoDate(from) || !isIsoDate(to) || from > to) {
      setFailure(t`Choisissez deux dates, la première avant la seconde`);
      return;
    }
    setFailure(null);
    void download(() => client.call(downloadInvoices, { query: { from, to } }));
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Factures d’une période`}
      footer={
        <Button
          form={form}
          type="submit"
          variant="primary"
          pendingLabel={pending ? t`Préparation de l’archive` : undefined}
        >
          <DownloadIcon />
          {t`Télécharger`}
        </Button>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          request();
        }}
      >
        <div className="grid gap-4 min-[23rem]:grid-cols-2">
          <TextField
            type="date"
            label={t`Du`}
            value={from}
            onChange={({ target }) => setPeriod({ ...period, from: target.value })}
          />
          <TextField
            type="date"
            label={t`Au`}
            value={to}
            onChange={({ target }) => setPeriod({ ...period, to: target.value })}
          />
        </div>
        {failure !== null && (
          <Alert tone="danger" toneLabel={t`Erreur`}>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

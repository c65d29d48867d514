import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { DownloadIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { dateInZone } from "@parution/rules/dates";
import { useId, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import { useDownload } from "../../../shared/files/use-download.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage } from "../../../shared/links/links.tsx";
import { useSupports } from "../../../shared/support/use-supports.ts";
import { monthChoices, monthlyQueryOf } from "../model/months.ts";

const downloadMonthlyInvoice = callLater(
  () => import("@parution/contract/invoices"),
  "downloadMonthlyInvoice",
);

interface MonthlyInvoiceDialogProps {
  onClose: () => void;
}

/** Asks for what a month's invoices came to, of all orders or of one kind, in all newspapers or one. */
export function MonthlyInvoiceDialog({ onClose }: MonthlyInvoiceDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const client = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { pending, download } = useDownload(setFailure);

  function request(fields: FormData): void {
    setFailure(null);
    void download(() => client.call(downloadMonthlyInvoice, { query: monthlyQueryOf(fields) }));
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Facture mensuelle`}
      footer={
        <Button
          form={form}
          type="submit"
          variant="primary"
          pendingLabel={pending ? t`Préparation du PDF` : undefined}
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
          request(new FormData(event.currentTarget));
        }}
      >
        <MonthFields />
        {failure !== null && (
          <Alert tone="danger" toneLabel={t`Erreur`}>
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

function MonthFields() {
  const { t } = useLingui();
  const language = useLanguage();
  const today = dateInZone(serverNow(), usePublisherZone());
  const supports = useSupports().map(({ id, label }) => ({ value: String(id), label }));
  return (
    <>
      <Select name="mois" label={t`Mois`} options={monthChoices(today, language)} />
      <Select
        name="type"
        label={t`Commandes`}
        options={[
          { value: "", label: t`Toutes` },
          { value: "ad", label: t`Annonces` },
          { value: "journal", label: t`Journaux` },
          { value: "subscription", label: t`Abonnements` },
        ]}
      />
      <Select
        name="support"
        label={t`Journal`}
        options={[{ value: "", label: t`Tous les journaux` }, ...supports]}
      />
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { downloadMonthlyInvoice } from "@parution/contract/lazy/invoices";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { DownloadIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import { dateInZone } from "@parution/rules/dates";
import { useId } from "react";
import { useSupports } from "../../shared/support/use-supports.ts";
import { type MonthlyValues, monthChoices, monthlyQueryOf } from "./months.ts";

interface MonthlyInvoiceDialogProps {
  onClose: () => void;
}

/** Asks for the total of a month's invoices, of all orders or one kind, in all newspapers or one. */
export function MonthlyInvoiceDialog({ onClose }: MonthlyInvoiceDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const client = useClient();
  const supports = useSupports().map(({ id: value, label }) => ({ value: String(value), label }));
  const today = dateInZone(serverNow(), usePublisherZone());
  const months = monthChoices(today, useLanguage());
  const form = useAppForm<MonthlyValues>({
    defaultValues: { month: today.slice(0, 7), kind: "", support: "" },
    faultsOf: () => ({}),
    onSubmit: async (values) => {
      saveFile(await client.call(downloadMonthlyInvoice, { query: monthlyQueryOf(values) }));
    },
  });

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Facture mensuelle`}
      footer={
        <Button
          form={id}
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Préparation du PDF`}
        >
          <DownloadIcon />
          {t`Télécharger`}
        </Button>
      }
    >
      <Form id={id} form={form} className="flex flex-col gap-4">
        <Select {...form.field("month")} label={t`Mois`} items={months} />
        <Select
          {...form.field("kind")}
          label={t`Commandes`}
          items={[
            { value: "", label: t`Toutes` },
            { value: "ad", label: t`Annonces` },
            { value: "journal", label: t`Journaux` },
            { value: "subscription", label: t`Abonnements` },
          ]}
        />
        <Select
          {...form.field("support")}
          label={t`Journal`}
          items={[{ value: "", label: t`Tous les journaux` }, ...supports]}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { PeriodField } from "@parution/app/form/period-field.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { downloadInvoices } from "@parution/contract/lazy/invoices";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { DownloadIcon } from "@parution/kit/icon";
import { dateInZone, firstOfMonth, type IsoDate } from "@parution/rules/dates";
import { useId } from "react";

interface Values {
  readonly period: { readonly start: IsoDate | null; readonly end: IsoDate | null };
}

/** Asks for all invoices of a period as one zip; the period begins as the current month. */
export function PeriodInvoicesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const client = useClient();
  const today = dateInZone(serverNow(), usePublisherZone());
  const wanted = t`Choisissez deux dates, la première avant la seconde`;
  const form = useAppForm<Values>({
    defaultValues: { period: { start: firstOfMonth(today), end: today } },
    faultsOf: periodFaults,
    faultTexts: { missing: wanted, reversed: wanted },
    onSubmit: async ({ period: { start, end } }) => {
      if (start === null || end === null) return; // `periodFaults` has refused it
      saveFile(await client.call(downloadInvoices, { query: { from: start, to: end } }));
    },
  });

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t`Factures d’une période`}
      footer={
        <Button
          form={id}
          type="submit"
          variant="primary"
          isPending={form.pending}
          pendingLabel={t`Préparation de l’archive`}
        >
          <DownloadIcon />
          {t`Télécharger`}
        </Button>
      }
    >
      <Form id={id} form={form} className="flex flex-col gap-4">
        <PeriodField
          label={t`Période`}
          required
          value={form.watch("period")}
          onChange={(period) => form.change("period", period)}
          error={form.errorOf("period")}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

function periodFaults({ period: { start, end } }: Values): { readonly period?: string } {
  if (start === null || end === null) return { period: "missing" };
  return end < start ? { period: "reversed" } : {};
}

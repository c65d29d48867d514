import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { iceStatus } from "@parution/rules/ice";
import { type InvoiceDetails, useInvoiceDetails } from "./use-invoice-details.ts";

interface InvoiceDetailsFormProps {
  id: string;
  orderId: number;
  /** What stands now. */
  details: InvoiceDetails;
  /** Told when the sending begins and when it ends. */
  onPending: (pending: boolean) => void;
  onSaved: (message: string) => void;
}

/** Company, address and ICE. A malformed ICE is pointed out, and stops nothing (readings H3). */
export function InvoiceDetailsForm({ id, details, ...saving }: InvoiceDetailsFormProps) {
  const { t } = useLingui();
  const { values, change, refusal, save } = useInvoiceDetails(details, saving);
  const isMalformed = iceStatus(values.ice) === "malformed";
  return (
    <form id={id} className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Raison sociale`}
        autoComplete="organization"
        value={values.companyName}
        onChange={({ target }) => change({ companyName: target.value })}
      />
      <TextArea
        label={t`Adresse de facturation`}
        autoComplete="street-address"
        rows={2}
        value={values.address}
        onChange={({ target }) => change({ address: target.value })}
      />
      <TextField
        label={t`ICE`}
        inputMode="numeric"
        dir="ltr"
        value={values.ice}
        onChange={({ target }) => change({ ice: target.value })}
        error={isMalformed ? t`L’ICE se compose de 15 chiffres ; vérifiez-le.` : undefined}
      />
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
    </form>
  );
}

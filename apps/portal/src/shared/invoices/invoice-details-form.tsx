import { useLingui } from "@lingui/react/macro";
import { editInvoiceDetails } from "@parution/contract/orders";
import { Alert } from "@parution/kit/alert";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { iceStatus } from "@parution/rules/ice";
import { type FormEvent, useState } from "react";
import { useClient } from "../api/api-scope.tsx";
import { useErrorText } from "../api/error-text.ts";
import type { InvoiceDetails } from "./edit-invoice-dialog.tsx";

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
export function InvoiceDetailsForm(props: InvoiceDetailsFormProps) {
  const { id, orderId, details, onPending, onSaved } = props;
  const { t } = useLingui();
  const client = useClient();
  const errorText = useErrorText();
  const [values, setValues] = useState(details);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = (name: keyof InvoiceDetails) => (event: { target: { value: string } }) =>
    setValues((known) => ({ ...known, [name]: event.target.value }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    onPending(true);
    setRefusal(null);
    try {
      const { message } = await client.call(editInvoiceDetails, {
        query: { orderId },
        body: values,
      });
      onSaved(message);
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      onPending(false);
    }
  }

  const isMalformed = iceStatus(values.ice) === "malformed";
  return (
    <form id={id} className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Raison sociale`}
        autoComplete="organization"
        value={values.companyName}
        onChange={change("companyName")}
      />
      <TextArea
        label={t`Adresse de facturation`}
        autoComplete="street-address"
        rows={2}
        value={values.address}
        onChange={change("address")}
      />
      <TextField
        label={t`ICE`}
        inputMode="numeric"
        dir="ltr"
        value={values.ice}
        onChange={change("ice")}
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

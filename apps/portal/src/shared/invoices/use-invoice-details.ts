import { editInvoiceDetails } from "@parution/contract/orders";
import { type FormEvent, useState } from "react";
import { useClient } from "../api/api-scope.tsx";
import { useErrorText } from "../api/error-text.ts";

/** Whom an invoice names. */
export interface InvoiceDetails {
  readonly companyName: string;
  readonly address: string;
  readonly ice: string;
}

interface Saving {
  readonly orderId: number;
  /** Told when the sending begins and when it ends. */
  readonly onPending: (pending: boolean) => void;
  /** Called with the server's words once the details are kept. */
  readonly onSaved: (message: string) => void;
}

/** The form of an invoice's details: what it holds, and the sending of it. */
export function useInvoiceDetails(
  details: InvoiceDetails,
  { orderId, onPending, onSaved }: Saving,
) {
  const client = useClient();
  const errorText = useErrorText();
  const [values, setValues] = useState(details);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = (changes: Partial<InvoiceDetails>) =>
    setValues((known) => ({ ...known, ...changes }));

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

  return { values, change, refusal, save };
}

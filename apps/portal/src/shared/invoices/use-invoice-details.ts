import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { editInvoiceDetails, readInvoiceDetails } from "@parution/contract/lazy/orders";
import { useEffect, useState } from "react";

export type InvoiceDetailsState = ReturnType<typeof useInvoiceDetails>;

/**
 * Addressee of an order's invoice: saved values, read when the dialog opens and not again during typing,
 * edited values, and their saving. `onSaved` receives the server's message.
 */
export function useInvoiceDetails(orderId: number, onSaved: (message: string) => void) {
  const client = useClient();
  const read = useRead(
    readInvoiceDetails,
    { query: { orderId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const [isKnown, setKnown] = useState(false);
  const form = useAppForm({
    defaultValues: { companyName: "", address: "", ice: "", purchaseOrder: "" },
    schema: async () => (await import("@parution/contract/orders")).typedInvoiceDetails,
    onSubmit: async (body) => {
      const input = { query: { orderId }, body };
      const work = `invoice-details.${orderId}`;
      const { message } = await attempt(work, JSON.stringify(body), (idempotencyKey) =>
        client.call(editInvoiceDetails, input, { idempotencyKey }),
      );
      onSaved(message);
    },
  });
  const known = read.isValidating ? undefined : read.data;
  const { reset } = form;
  useEffect(() => {
    if (known === undefined) return;
    const { changed: _changed, ...values } = known;
    reset(values);
    setKnown(true);
  }, [known, reset]);

  return {
    ...form,
    /** The form holds the saved values. */
    isKnown,
    /** Last user who changed the details, and when; absent: none. */
    changed: read.data?.changed,
    /** Reason why the values could not be loaded. */
    failure: read.isValidating ? undefined : read.error,
    readAgain: () => void read.mutate(),
  };
}

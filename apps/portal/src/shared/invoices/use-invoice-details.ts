import { useState } from "react";
import { useClient } from "../api/api-scope.tsx";
import { callLater, type LaterAnswer } from "../api/call-later.ts";
import { useErrorText } from "../api/error-text.ts";
import { useCall } from "../api/use-call.ts";
import { attempt } from "../idempotency/attempt.ts";
import { differs } from "../leave/differs.ts";

const calls = () => import("@parution/contract/orders");
const editInvoiceDetails = callLater(calls, "editInvoiceDetails");
const readInvoiceDetails = callLater(calls, "readInvoiceDetails");

/** Whom an invoice names. */
type InvoiceDetails = LaterAnswer<typeof readInvoiceDetails>;

export type InvoiceDetailsState = ReturnType<typeof useInvoiceDetails>;

/**
 * Whom the invoice of an order names: what stands now, asked for whenever this begins and not again under the hands of
 * who types; what is typed over it; and the keeping of it. `onSaved` receives the server's words.
 */
export function useInvoiceDetails(orderId: number, onSaved: (message: string) => void) {
  const client = useClient();
  const errorText = useErrorText();
  const read = useCall(
    readInvoiceDetails,
    { query: { orderId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const [typed, setTyped] = useState<Partial<InvoiceDetails>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const known = read.isValidating ? undefined : read.data;
  const values = known && { ...known, ...typed };

  async function save(): Promise<void> {
    if (values === undefined || pending) return;
    setPending(true);
    setRefusal(null);
    try {
      const { changed: _changed, ...body } = values;
      const input = { query: { orderId }, body };
      const work = `invoice-details.${orderId}`;
      const { message } = await attempt(work, JSON.stringify(body), (idempotencyKey) =>
        client.call(editInvoiceDetails, input, { idempotencyKey }),
      );
      onSaved(message);
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setPending(false);
    }
  }

  return {
    /** Undefined until they are known. */
    values,
    change: (changes: Partial<InvoiceDetails>) => setTyped((before) => ({ ...before, ...changes })),
    isChanged: known !== undefined && differs({ ...known, ...typed }, known),
    save,
    pending,
    /** Why they were not kept. */
    refusal,
    /** Why they are not known. */
    failure: read.isValidating ? undefined : read.error,
    readAgain: () => void read.mutate(),
  };
}

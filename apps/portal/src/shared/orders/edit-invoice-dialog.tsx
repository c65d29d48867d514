import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { editInvoiceDetails, readInvoiceDetails } from "@parution/contract/lazy/orders";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { iceStatus } from "@parution/rules/fields";
import { use, useEffect, useId, useState } from "react";

interface EditInvoiceDialogProps {
  order: { readonly id: number; readonly reference: string };
  onClose: () => void;
  /** Called with the server's message once the details are saved. */
  onSaved: (message: string) => void;
}

/**
 * Changes the addressee of an order's invoice; closing after a change
 * asks for confirmation.
 */
export function EditInvoiceDialog({ order, onClose, onSaved }: EditInvoiceDialogProps) {
  use(messagesOf(useLanguage(), "shared/orders"));
  const { t } = useLingui();
  const id = useId();
  const form = useInvoiceDetails(order.id, onSaved);
  const { leave, question } = useLeave(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      onClose={leave}
      closeLabel={t`Fermer`}
      title={t`Modifier la facture`}
      description={<bdi>{order.reference}</bdi>}
      footer={
        <Button
          form={id}
          type="submit"
          variant="primary"
          disabled={!form.isKnown}
          isPending={form.pending}
          pendingLabel={t`Enregistrement en cours`}
        >
          {t`Enregistrer`}
        </Button>
      }
    >
      <InvoiceDetailsForm id={id} form={form} />
      {question}
    </Dialog>
  );
}

interface InvoiceDetailsFormProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  form: InvoiceDetailsState;
}

/** Company, address and ICE, once they are loaded. */
function InvoiceDetailsForm({ id, form }: InvoiceDetailsFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { isKnown, failure, readAgain } = form;
  if (isKnown) return <Fields id={id} form={form} />;
  if (failure === undefined) return <Waiting />;
  return (
    <ErrorState
      title={t`La facture ne peut pas être modifiée`}
      retry={{ label: t`Réessayer`, onRetry: readAgain }}
    >
      {errorText(failure)}
    </ErrorState>
  );
}

/** A malformed ICE is reported, but does not block saving. */
function Fields({ id, form }: InvoiceDetailsFormProps) {
  const { t } = useLingui();
  const ice = form.field("ice");
  const isMalformed = iceStatus(form.watch("ice")) === "malformed";
  return (
    <Form id={id} form={form} className="flex flex-col gap-4">
      <TextField
        {...form.field("companyName")}
        label={t`Raison sociale`}
        autoComplete="organization"
      />
      <TextArea
        {...form.field("address")}
        label={t`Adresse de facturation`}
        autoComplete="street-address"
        rows={2}
      />
      <TextField
        {...ice}
        label={t`ICE`}
        inputMode="numeric"
        dir="ltr"
        error={isMalformed ? t`L’ICE se compose de 15 chiffres ; vérifiez-le.` : ice.error}
      />
      <TextField
        {...form.field("purchaseOrder")}
        label={t`N° de bon de commande`}
        note={t`facultatif`}
        autoComplete="off"
      />
      {form.changed && <LastChange {...form.changed} />}
      <FormRefusal form={form} />
    </Form>
  );
}

/** Last user who changed the details: the client is notified by mail as well. */
function LastChange({ by, at }: { by: string; at: number }) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  return (
    <p className="text-body-sm text-fg-muted">
      {t`Modifiées le ${isolated(formatInstant(at, zone))} par ${isolated(by)}`}
    </p>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de la facture`} className="flex flex-col gap-4">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}

type InvoiceDetailsState = ReturnType<typeof useInvoiceDetails>;

/**
 * Addressee of an order's invoice: saved values, read when the dialog opens and not again during typing,
 * edited values, and their saving. `onSaved` receives the server's message.
 */
function useInvoiceDetails(orderId: number, onSaved: (message: string) => void) {
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

import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { iceStatus } from "@parution/rules/fields";
import type { InvoiceDetailsState } from "./use-invoice-details.ts";

interface InvoiceDetailsFormProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  form: InvoiceDetailsState;
}

/** Company, address and ICE, once they are loaded. */
export function InvoiceDetailsForm({ id, form }: InvoiceDetailsFormProps) {
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

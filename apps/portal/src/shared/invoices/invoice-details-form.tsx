import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { iceStatus } from "@parution/rules/ice";
import { useErrorText } from "../api/error-text.ts";
import { usePublisherZone } from "../clock/publisher-zone.ts";
import { formatInstant, isolated } from "../formats/formats.ts";
import { Alert, ErrorState } from "../later-kit/later-kit.tsx";
import type { InvoiceDetailsState } from "./use-invoice-details.ts";

interface InvoiceDetailsFormProps {
  /** For the button that stands outside it. */
  id: string;
  state: InvoiceDetailsState;
}

/** Company, address and ICE, once they are known. */
export function InvoiceDetailsForm({ id, state }: InvoiceDetailsFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { values, failure, readAgain } = state;
  if (values !== undefined) return <Fields id={id} state={state} values={values} />;
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

interface FieldsProps extends InvoiceDetailsFormProps {
  values: NonNullable<InvoiceDetailsState["values"]>;
}

/** A malformed ICE is pointed out, and stops nothing (readings H3). */
function Fields({ id, state: { change, save, refusal }, values }: FieldsProps) {
  const { t } = useLingui();
  const isMalformed = iceStatus(values.ice) === "malformed";
  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
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
      <TextField
        label={t`N° de bon de commande`}
        note={t`facultatif`}
        autoComplete="off"
        value={values.purchaseOrder}
        onChange={({ target }) => change({ purchaseOrder: target.value })}
      />
      {values.changed && <LastChange {...values.changed} />}
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
    </form>
  );
}

/** Who gave the invoice other details last: the client is told by mail, and finds it here. */
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

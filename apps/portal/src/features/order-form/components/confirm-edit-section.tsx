import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { TermsCheckbox } from "../../../shared/terms/terms-checkbox.tsx";
import { LazyTopUpDialog } from "../../../shared/top-up/lazy-top-up-dialog.tsx";
import type { OrderValues } from "../model/order-values.ts";
import type { OrderSubmission } from "../model/use-order-submission.ts";
import type { Refusal } from "../model/use-submission.ts";
import { EditPriceList } from "./edit-price-list.tsx";
import { useOrder } from "./order-context.ts";
import { useEditPrice } from "./use-edit-price.ts";
import { useFieldError } from "./use-field-error.ts";

/** Ends an edit: what it charges or credits, and the ways to save it. */
export function ConfirmEditSection({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { register, clearErrors } = useFormContext<OrderValues>();
  const error = useFieldError("termsAccepted");
  const edit = useEditPrice();
  return (
    <FormSection title={t`Modification`}>
      {edit !== null && <EditPriceList edit={edit} />}
      <TermsCheckbox
        error={error}
        {...register("termsAccepted", { onChange: () => clearErrors("termsAccepted") })}
      />
      {submission.refusal && <EditRefusal refusal={submission.refusal} />}
      <div className="flex flex-wrap gap-3">
        {edit === null ? (
          <UnpaidButtons submission={submission} />
        ) : (
          <SaveButton submission={submission} isDearer={edit.difference > 0} />
        )}
      </div>
    </FormSection>
  );
}

/** Of what the balance lacks, with the way to add it: the edit stays as it is meanwhile. */
function EditRefusal({ refusal: { message, missing } }: { refusal: Refusal }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        tone="danger"
        toneLabel={t`Erreur`}
        action={
          missing !== null && (
            <Button size="sm" onClick={() => setOpen(true)}>{t`Recharger le solde`}</Button>
          )
        }
      >
        {message}
      </Alert>
      {open && (
        <LazyTopUpDialog initialAmount={missing ?? undefined} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** A ceiling stops what would be owed, not what is given back. */
function SaveButton(props: { submission: OrderSubmission; isDearer: boolean }) {
  const { t } = useLingui();
  const { sending, ceiling } = props.submission;
  const stop = props.isDearer ? ceiling : null;
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      className="max-sm:w-full"
      disabled={stop !== null}
      pendingLabel={sending === null ? undefined : t`Enregistrement en cours`}
    >
      {stop ?? t`Enregistrer les modifications`}
    </Button>
  );
}

function UnpaidButtons({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { sending, ceiling, save } = submission;
  const { paysOnTerm } = useOrder().account.permissions;
  const pending = t`Enregistrement en cours`;
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="max-sm:w-full"
        disabled={ceiling !== null || sending === "save"}
        pendingLabel={sending === "pay" ? pending : undefined}
      >
        {ceiling ?? (paysOnTerm ? t`Enregistrer et continuer` : t`Enregistrer et payer`)}
      </Button>
      <Button
        size="lg"
        className="max-sm:w-full"
        disabled={sending === "pay"}
        pendingLabel={sending === "save" ? pending : undefined}
        onClick={save}
      >
        {t`Enregistrer`}
      </Button>
    </>
  );
}

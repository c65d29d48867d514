import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { useFormContext } from "react-hook-form";
import { useOrderLabels } from "../../../shared/account/use-order-labels.ts";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { TermsCheckbox } from "../../../shared/terms/terms-checkbox.tsx";
import type { OrderValues } from "../model/order-values.ts";
import type { OrderSubmission } from "../model/use-order-submission.ts";
import { useOrder } from "./order-context.ts";
import { useFieldError } from "./use-field-error.ts";

/**
 * Terms, and the two ways to end. Above its ceiling an account reads so in place of «order» (specification 1, point 4).
 */
export function ConfirmSection({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { register, clearErrors } = useFormContext<OrderValues>();
  const error = useFieldError("termsAccepted");
  const { sending, refusal, ceiling, save } = submission;
  const labels = useOrderLabels(useOrder().account.permissions);
  return (
    <FormSection title={t`Commande`}>
      <TermsCheckbox
        error={error}
        {...register("termsAccepted", { onChange: () => clearErrors("termsAccepted") })}
      />
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          disabled={ceiling !== null || sending === "save"}
          pendingLabel={sending === "pay" ? t`Commande en cours` : undefined}
        >
          {ceiling ?? labels.order}
        </Button>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={sending === "pay"}
          pendingLabel={sending === "save" ? t`Enregistrement en cours` : undefined}
          onClick={save}
        >
          {labels.save}
        </Button>
      </div>
    </FormSection>
  );
}

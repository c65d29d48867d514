import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { useFormContext } from "react-hook-form";
import { FormSection } from "../../../shared/form-section/form-section.tsx";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import type { OrderValues } from "../model/order-values.ts";
import type { OrderSubmission } from "../model/use-order-submission.ts";
import { useFieldError } from "./use-field-error.ts";

/**
 * Terms, and the two ways to end. Above its ceiling an account reads so in place of «order» (specification 1, point 4).
 */
export function ConfirmSection({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const error = useFieldError("termsAccepted");
  const { sending, refusal, ceiling, save } = submission;
  return (
    <FormSection title={t`Commande`}>
      <Checkbox
        label={t`J’accepte les conditions générales de vente`}
        error={error}
        {...register("termsAccepted")}
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
          {ceiling ?? t`Commander et payer`}
        </Button>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={sending === "pay"}
          pendingLabel={sending === "save" ? t`Enregistrement en cours` : undefined}
          onClick={save}
        >
          {t`Enregistrer et payer plus tard`}
        </Button>
      </div>
    </FormSection>
  );
}

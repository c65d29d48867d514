import { useLingui } from "@lingui/react/macro";
import { FormRefusal } from "@parution/app/form/form.tsx";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { Button } from "@parution/kit/button";
import { useFormContext } from "react-hook-form";
import { useOrderLabels } from "../../../shared/account/use-order-labels.ts";
import { TermsCheckbox } from "../../../shared/terms-checkbox.tsx";
import { useOrder, useOrderError } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import type { OrderSubmission } from "./use-order-submission.ts";

/** Terms and submit buttons. For an account above its ceiling, the button has a label to that effect in place of «order». */
export function ConfirmSection({ submission }: { submission: OrderSubmission }) {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const error = useOrderError("termsAccepted");
  const { sending, ceiling, save } = submission;
  const labels = useOrderLabels(useOrder().account.permissions);
  return (
    <FormSection title={t`Commande`}>
      <TermsCheckbox error={error} {...register("termsAccepted")} />
      <FormRefusal form={submission} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          disabled={ceiling !== null || sending === "save"}
          isPending={sending === "pay"}
          pendingLabel={t`Commande en cours`}
        >
          {ceiling ?? labels.order}
        </Button>
        <Button
          size="lg"
          className="max-sm:w-full"
          disabled={sending === "pay"}
          isPending={sending === "save"}
          pendingLabel={t`Enregistrement en cours`}
          onClick={save}
        >
          {labels.save}
        </Button>
      </div>
    </FormSection>
  );
}

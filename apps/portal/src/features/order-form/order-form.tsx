import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { FormScope } from "@parution/app/form/form-scope.tsx";
import type { ComponentType } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { SubmissionDialogs } from "../../shared/submission/submission-dialogs.tsx";
import { FormatSection } from "./choices/format-section.tsx";
import { PlaceSection } from "./choices/place-section.tsx";
import { DatesSection } from "./dates/dates-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { FormAlerts } from "./form-alerts.tsx";
import { DaysContext, OrderContext } from "./order-context.ts";
import type { OrderValues } from "./order-values.ts";
import { LivePanel } from "./preview/live-panel.tsx";
import { loadedFormErrors, prepareSubmission } from "./submission/lazy-submission.ts";
import type { OrderSubmission } from "./submission/use-order-submission.ts";
import { TextSection } from "./text/text-section.tsx";
import { type OrderFormOptions, useOrderForm } from "./use-order-form.ts";
import { WebSection } from "./web-section.tsx";

interface OrderFormProps extends OrderFormOptions {
  /** Last part of the form, with its buttons. */
  confirm: ComponentType<{ submission: OrderSubmission }>;
}

/** Constant, so that a render of the form does not render its parts; each renders when its own values change. */
const sections = (
  <>
    <PlaceSection />
    <FormatSection />
    <TextSection />
    <DatesSection />
    <WebSection />
    <DetailsSection />
  </>
);
const panel = <LivePanel />;

/** Order form of an ad: print by the line, print modular, or digital. */
export function OrderForm({ confirm: Confirm, ...options }: OrderFormProps) {
  const { t } = useLingui();
  const { form, order, days, draft, submission } = useOrderForm(options);
  return (
    <FormScope form={form}>
      <OrderContext value={order}>
        <DaysContext value={days}>
          <div className="flex flex-col gap-8 [counter-reset:section] lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-12">
            <Form form={form} className="grid grid-cols-1 gap-6" onFocus={prepareSubmission}>
              <FormAlerts draft={draft} submission={submission} />
              <LoadedFormErrors />
              <div className="grid grid-cols-1 gap-10">
                {sections}
                <Confirm submission={submission} />
              </div>
            </Form>
            {panel}
          </div>
          <SubmissionDialogs
            submission={submission}
            backLabel={t`Revenir à l’annonce`}
            againLabel={t`Passer une autre annonce`}
            pageOf={(orderId) => `/paiement-succes?commande=${orderId}`}
          />
        </DaysContext>
      </OrderContext>
    </FormScope>
  );
}

/** Error summary from the first submission on, by which its code has been loaded. */
function LoadedFormErrors() {
  const { control } = useFormContext<OrderValues>();
  const { submitCount } = useFormState({ control });
  const FormErrors = submitCount === 0 ? undefined : loadedFormErrors();
  return FormErrors && <FormErrors />;
}

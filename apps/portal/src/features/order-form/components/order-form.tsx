import { type ComponentType, useState } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import type { Account } from "../model/account.ts";
import { type EditedAd, type FormMode, formNameOf } from "../model/form-mode.ts";
import { prepareEnding } from "../model/load-ending.ts";
import type { OrderValues } from "../model/order-values.ts";
import { useOrderBeginning, useOrderDraft } from "../model/use-draft.ts";
import { useOrderForm } from "../model/use-order-form.ts";
import { type OrderSubmission, useOrderSubmission } from "../model/use-order-submission.ts";
import { DatesSection } from "./dates-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { FormNotices } from "./form-notices.tsx";
import { FormatSection } from "./format-section.tsx";
import { LazyFormErrors } from "./lazy-form-errors.tsx";
import { LivePanel } from "./live-panel.tsx";
import { DaysContext, OrderContext } from "./order-context.ts";
import { PlaceSection } from "./place-section.tsx";
import { SubmissionDialogs } from "./submission-dialogs.tsx";
import { TextSection } from "./text-section.tsx";
import { WebSection } from "./web-section.tsx";

interface OrderFormProps {
  account: Account;
  mode: FormMode;
  /** A new order, for when no draft was kept and after one is done. */
  fresh: OrderValues;
  /** The last part of the form, which ends it. */
  confirm: ComponentType<{ submission: OrderSubmission }>;
  onEdited?: ((edited: EditedAd) => void) | undefined;
}

/** The same at every drawing of the form: each draws itself when what it shows has changed. */
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

/** An order form, whichever of the three: print by the line, print modular, digital. */
export function OrderForm({ account, mode, fresh, confirm: Confirm, onEdited }: OrderFormProps) {
  const beginning = useOrderBeginning({ userId: account.user.id, form: formNameOf(mode) }, fresh);
  const { form, order, days } = useOrderForm(beginning.initial, account, mode);
  const draft = useOrderDraft(form, beginning, fresh, order.choosing.undo.clear);
  const submission = useOrderSubmission({ form, order, startAgain: draft.startAgain, onEdited });
  return (
    <FormProvider {...form} formState={useSettledState(form)}>
      <OrderContext value={order}>
        <DaysContext value={days}>
          <div className="flex flex-col gap-8 [counter-reset:section] lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-12">
            <form
              noValidate
              // On a phone the bar at the foot must not cover what has the focus.
              className="grid grid-cols-1 gap-6 max-lg:[&_:focus]:scroll-mb-24"
              onFocus={prepareEnding}
              onSubmit={submission.order}
            >
              <FormNotices draft={draft} submission={submission} />
              <LazyFormErrors />
              <div className="grid grid-cols-1 gap-10">
                {sections}
                <Confirm submission={submission} />
              </div>
            </form>
            {panel}
          </div>
          <SubmissionDialogs submission={submission} />
        </DaysContext>
      </OrderContext>
    </FormProvider>
  );
}

/**
 * The form's state as its context has it: another one draws every field anew, and is needed only after a reset, which
 * forgets the fields. The form's first drawing is followed by another state, too, of which no field shows anything.
 */
function useSettledState({ formState }: UseFormReturn<OrderValues>) {
  const [settled, setSettled] = useState(formState);
  const isReset = settled.defaultValues !== formState.defaultValues;
  if (isReset) setSettled(formState);
  return isReset ? formState : settled;
}

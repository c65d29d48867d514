import type { ComponentType } from "react";
import { FormProvider } from "react-hook-form";
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
import { OrderContext } from "./order-context.ts";
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

/** An order form, whichever of the three: print by the line, print modular, digital. */
export function OrderForm({ account, mode, fresh, confirm: Confirm, onEdited }: OrderFormProps) {
  const beginning = useOrderBeginning({ userId: account.user.id, form: formNameOf(mode) }, fresh);
  const { form, order } = useOrderForm(beginning.initial, account, mode);
  const draft = useOrderDraft(form, beginning, fresh);
  const submission = useOrderSubmission({ form, order, startAgain: draft.startAgain, onEdited });
  return (
    <FormProvider {...form}>
      <OrderContext value={order}>
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
              <PlaceSection />
              <FormatSection />
              <TextSection />
              <DatesSection />
              <WebSection />
              <DetailsSection />
              <Confirm submission={submission} />
            </div>
          </form>
          <LivePanel />
        </div>
        <SubmissionDialogs submission={submission} />
      </OrderContext>
    </FormProvider>
  );
}

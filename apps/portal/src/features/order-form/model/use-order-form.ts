import { useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type OfferAnswer, useOffer } from "../api/use-offer.ts";
import { usePublicationDays } from "../api/use-publication-days.ts";
import type { Account } from "./account.ts";
import { type FormMode, formNameOf } from "./form-mode.ts";
import type { OrderValues } from "./order-values.ts";
import type { PublicationDays } from "./publication-days.ts";
import { type Choosing, useChoosing } from "./use-choosing.ts";
import { useFormatSync } from "./use-format-sync.ts";
import { useOrderResolver } from "./use-order-resolver.ts";
import { useSingleChoices } from "./use-single-choices.ts";
import { useSupportSync } from "./use-support-sync.ts";

/** What the parts of the form share besides its values: what is offered, when, and to whom. */
export interface Order extends OfferAnswer {
  readonly account: Account;
  readonly mode: FormMode;
  readonly choosing: Choosing;
}

interface OrderForm {
  readonly form: UseFormReturn<OrderValues>;
  readonly order: Order;
  /** Null until the calendar is there. */
  readonly days: PublicationDays | null;
}

/** The form, and what its choices make of it. It redraws when a choice changes, never for a keystroke. */
export function useOrderForm(initial: OrderValues, account: Account, mode: FormMode): OrderForm {
  const form = useForm<OrderValues>({
    defaultValues: initial,
    // Called on submission, with what is offered by then.
    resolver: (...judged) => resolver(...judged),
    // Never on blur: pressing a button blurs, and a message that leaves then moves the button from under the pointer.
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { offer, loading, failure } = useOffer(form.control, account);
  const { days, error, mutate } = usePublicationDays(offer.support?.id ?? null);
  const resolver = useOrderResolver({ offer, days, permissions: account.permissions });
  const choosing = useChoosing(form, account.user.id, formNameOf(mode));
  useFormatSync(form, offer, choosing.follow);
  useSupportSync(form, offer.supports, choosing.select);
  useSingleChoices(form, offer, choosing.follow);

  const calendarFailure = useMemo(
    () => (error && days === null ? { error, retry: () => void mutate() } : null),
    [error, days, mutate],
  );
  const failed = failure ?? calendarFailure;
  const order = useMemo(
    () => ({ offer, loading, account, mode, choosing, failure: failed }),
    [offer, loading, account, mode, choosing, failed],
  );
  return { form, order, days };
}

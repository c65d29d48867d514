import { ApiError } from "@parution/contract/errors";
import { topUpRoom } from "@parution/rules/payment";
import { useState } from "react";
import { useErrorText } from "../api/error-text.ts";
import { postToProvider } from "../payment/provider-form.ts";
import { useAmountError } from "./use-amount-error.ts";
import { useTopUp } from "./use-top-up.ts";

export type TopUpState = ReturnType<typeof useTopUpForm>;

/** What the popup holds: the amount, why it does not do, and the way to the card provider's page. */
export function useTopUpForm(balance: number, initialAmount: number | null) {
  const topUp = useTopUp();
  const amountError = useAmountError();
  const errorText = useErrorText();
  const [amount, setAmount] = useState(initialAmount);
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  const room = topUpRoom(balance);
  const isTooMuch = room === 0 || (amount ?? 0) > room;
  const ownError = asked || isTooMuch ? amountError(amount, balance) : null;
  const fieldError = refusal instanceof ApiError ? refusal.fields.amount?.[0] : undefined;

  function choose(next: number | null): void {
    setAmount(next);
    setAsked(false);
    setRefusal(null);
  }

  async function submit(): Promise<void> {
    setAsked(true);
    setRefusal(null);
    if (amount === null || amountError(amount, balance) !== null) return;
    setPending(true);
    try {
      // Stays pending: the browser is leaving.
      postToProvider(await topUp(amount), () => setPending(false));
    } catch (error) {
      setRefusal(error);
      setPending(false);
    }
  }

  return {
    amount,
    choose,
    submit,
    pending,
    disabled: isTooMuch,
    /** Said of a text that is no amount. */
    unreadable: amountError(null, balance) ?? "",
    error: ownError ?? fieldError ?? null,
    refusal: refusal === null || fieldError !== undefined ? null : errorText(refusal),
  };
}

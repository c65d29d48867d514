import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { topUp } from "@parution/contract/lazy/payments";
import { type TopUpRefusal, topUpRefusal, topUpRoom } from "@parution/rules/payment";
import { type ProviderForm, postToProvider } from "../pay-order.ts";

export type TopUpState = ReturnType<typeof useTopUpForm>;

interface TopUpValues {
  /** Centimes; null: empty. */
  readonly amount: number | null;
}

/** Form of a top-up: amount, its error, and the redirect to the card provider's page. */
export function useTopUpForm(balance: number, initialAmount: number | null) {
  const topUp = useTopUp();
  const faultTexts = useTopUpTexts(balance);
  const form = useAppForm<TopUpValues>({
    defaultValues: { amount: initialAmount },
    faultsOf: (values) => {
      const refused = topUpFault(values, balance);
      return refused === null ? {} : { amount: refused };
    },
    faultTexts,
    onSubmit: async ({ amount }) => {
      const redirection = await topUp(amount ?? 0);
      // Stays pending: the browser is leaving.
      await new Promise<void>((resolve) => postToProvider(redirection, resolve));
    },
  });
  const amount = form.watch("amount");
  const fault = topUpFault({ amount }, balance);
  const isTooMuch = fault !== null && fault !== "none";

  return {
    ...form,
    amount,
    choose: (next: number | null) => form.change("amount", next),
    /** Error that is shown while typing, before a submission. */
    isTooMuch,
    /** Error of a text that is no amount. */
    unreadable: faultTexts.none,
    error: isTooMuch ? faultTexts[fault] : form.errorOf("amount"),
  };
}

/** Reason why an amount cannot be added to a balance; `full` where none can. */
const topUpFault = ({ amount }: TopUpValues, balance: number): TopUpFault | null =>
  topUpRoom(balance) === 0 ? "full" : topUpRefusal(amount ?? 0, balance);

type TopUpFault = TopUpRefusal | "full";

function useTopUpTexts(balance: number): Readonly<Record<TopUpFault, string>> {
  const { t } = useLingui();
  const most = formatAmount(topUpRoom(balance), useLanguage());
  return {
    full: t`Votre solde a atteint son maximum de 20 000 Dhs.`,
    none: t`Saisissez un montant, par exemple 500,00.`,
    "above-highest": t`Une recharge ne peut pas dépasser 20 000 Dhs.`,
    "balance-full": t`Votre solde ne peut pas dépasser 20 000 Dhs : ajoutez ${most} au plus.`,
  };
}

/** Orders a top-up of the balance, in centimes, and returns the card provider's form; a retry places no second order. */
function useTopUp() {
  const client = useClient();
  return async (amount: number): Promise<ProviderForm> => {
    const body = { amount };
    const { redirection } = await attempt("top-up", String(amount), (idempotencyKey) =>
      client.call(topUp, { body }, { idempotencyKey }),
    );
    return redirection;
  };
}

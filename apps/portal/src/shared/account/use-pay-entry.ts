import { useLingui } from "@lingui/react/macro";
import { CardIcon, ReceiptIcon } from "@parution/kit/icon";
import { useCreditTerms } from "./use-account.ts";

/** Label and icon of the action that settles an order: an account on term is charged instead of paying. */
export function usePayEntry() {
  const { t } = useLingui();
  return useCreditTerms()?.credit
    ? { label: t`Porter sur mon compte`, icon: ReceiptIcon }
    : { label: t`Payer`, icon: CardIcon };
}

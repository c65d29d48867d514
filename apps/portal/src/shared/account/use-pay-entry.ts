import { useLingui } from "@lingui/react/macro";
import type { MenuAction } from "@parution/kit/action-menu";
import { CardIcon, ReceiptIcon } from "@parution/kit/icon";
import { useCreditTerms } from "./use-account.ts";

export type PayEntry = Pick<MenuAction, "label" | "icon">;

/** Label and icon of the action that settles an order: an account on term is charged instead of paying. */
export function usePayEntry(): PayEntry {
  const { t } = useLingui();
  return useCreditTerms()?.credit
    ? { label: t`Porter sur mon compte`, icon: ReceiptIcon }
    : { label: t`Payer`, icon: CardIcon };
}

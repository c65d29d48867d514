import { useLingui } from "@lingui/react/macro";
import type { Permissions } from "@parution/rules/access";

/** Labels of the two buttons that end an order, by the account's terms of payment. */
export function useOrderLabels({
  chargesAccount,
  paysOnTerm,
}: Pick<Permissions, "chargesAccount" | "paysOnTerm">) {
  const { t } = useLingui();
  const order = chargesAccount
    ? t`Porter sur mon compte`
    : paysOnTerm
      ? t`Commander`
      : t`Commander et payer`;
  return {
    order,
    save: paysOnTerm ? t`Enregistrer pour plus tard` : t`Enregistrer et payer plus tard`,
  };
}

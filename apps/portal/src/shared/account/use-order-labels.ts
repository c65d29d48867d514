import { useLingui } from "@lingui/react/macro";
import type { Permissions } from "@parution/rules/access";

/** The two buttons that end an order, in the words of how the account pays. */
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

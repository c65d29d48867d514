import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import type { Centimes } from "@parution/rules/money";
import { TopUpButton } from "../../shared/account/top-up-button.tsx";

/** Notice that the balance does not cover the order, before any attempt, with a top-up. */
export function BalanceShortage({ missing }: { missing: Centimes }) {
  const { t } = useLingui();
  const amount = formatAmount(missing, useLanguage());
  return (
    <Alert tone="warning" labels={{ tone: t`Attention` }} action={<TopUpButton amount={missing} />}>
      {t`Il manque ${amount} sur votre solde.`}
    </Alert>
  );
}

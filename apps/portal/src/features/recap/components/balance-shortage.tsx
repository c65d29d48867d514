import { useLingui } from "@lingui/react/macro";
import type { Centimes } from "@parution/rules/money";
import { TopUpButton } from "../../../shared/account/top-up-button.tsx";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage } from "../../../shared/links/links.tsx";

/** Why the balance does not pay this order, before anybody tries, and the way to top it up. */
export function BalanceShortage({ missing }: { missing: Centimes }) {
  const { t } = useLingui();
  const amount = formatAmount(missing, useLanguage());
  return (
    <Alert tone="warning" toneLabel={t`Attention`} action={<TopUpButton amount={missing} />}>
      {t`Il manque ${amount} sur votre solde.`}
    </Alert>
  );
}

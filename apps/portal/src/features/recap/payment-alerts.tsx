import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import type { Centimes } from "@parution/rules/money";
import { TopUpButton } from "../../shared/account/top-up-button.tsx";

/** Alert that the balance does not cover the order, before any attempt, with a top-up. */
export function BalanceShortage({ missing }: { missing: Centimes }) {
  const { t } = useLingui();
  const amount = formatAmount(missing, useLanguage());
  return (
    <Alert tone="warning" labels={{ tone: t`Attention` }} action={<TopUpButton amount={missing} />}>
      {t`Il manque ${amount} sur votre solde.`}
    </Alert>
  );
}

/** Alert that the order has a code for payment in cash, with a link to it. */
export function AwaitedCash({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  const link = useLink();
  const href = `${link("/paiement-encours")}?commande=${orderId}`;
  return (
    <Alert
      tone="info"
      labels={{ tone: t`Information` }}
      announce="off"
      action={<ButtonLink size="sm" href={href}>{t`Voir le code de paiement`}</ButtonLink>}
    >
      {t`Cette commande a un code de paiement en agence partenaire.`}
    </Alert>
  );
}

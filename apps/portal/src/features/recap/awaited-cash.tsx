import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";

/** The order has a code to be paid with in cash; it can still be paid otherwise. */
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

import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import type { Centimes } from "@parution/rules/money";
import { CancelOrder } from "../../shared/orders/cancel-order.tsx";
import { CashCode } from "../../shared/orders/cash-code.tsx";
import type { Outcome, PaymentState } from "./outcome.ts";
import { OutcomeFacts } from "./outcome-facts.tsx";
import { OutcomeFrame } from "./outcome-frame.tsx";
import { outcomeVariants } from "./outcome-variants.ts";
import { useOutcomeLabels } from "./use-outcome-labels.ts";

interface OrderOutcomeProps {
  state: PaymentState;
  outcome: Outcome;
  /** The server's last request failed. */
  stale: boolean;
}

/** Outcome of an order's payment, as the server knows it, and the next actions. */
export function OrderOutcome({ state, outcome, stale }: OrderOutcomeProps) {
  const { t } = useLingui();
  const labels = useOutcomeLabels(state, outcome);
  return (
    <OutcomeFrame
      variant={outcomeVariants[outcome]}
      {...labels}
      actions={<WaysOn state={state} outcome={outcome} />}
    >
      {state.cashCode && outcome === "cash" && (
        <CashCode code={state.cashCode} reference={state.reference} />
      )}
      {outcome === "paid" && state.attempt?.outcome === "credited" && (
        <PaidTwice amount={state.attempt.amount} />
      )}
      {outcome !== "cash" && <OutcomeFacts key={outcome} state={state} />}
      {stale && (
        <Alert tone="warning" labels={{ tone: t`Attention` }}>
          {t`Connexion interrompue : nous réessayons.`}
        </Alert>
      )}
    </OutcomeFrame>
  );
}

/** Message about a second payment of the same order, which went to the balance. */
function PaidTwice({ amount }: { amount: Centimes }) {
  const { t } = useLingui();
  const credited = formatAmount(amount, useLanguage());
  return (
    <Alert tone="info" labels={{ tone: t`Information` }}>
      {t`${credited} reçus en plus sont sur votre solde.`}
    </Alert>
  );
}

/** Outcomes after which the order can still be paid. */
const payable: ReadonlySet<Outcome> = new Set([
  "refused",
  "abandoned",
  "expired",
  "credited",
  "unpaid",
]);

function WaysOn({ state, outcome }: { state: PaymentState; outcome: Outcome }) {
  const { t } = useLingui();
  const link = useLink();
  const recap = link(`/recap-annonce/${state.id}`);
  const mayPay = payable.has(outcome) && state.status !== "cancelled";
  const wasTried = outcome === "refused" || outcome === "abandoned";
  return (
    <>
      {mayPay && (
        <ButtonLink variant="primary" href={recap}>
          {wasTried ? t`Réessayer le paiement` : t`Payer la commande`}
        </ButtonLink>
      )}
      {outcome === "cash" && state.cashCode && (
        <>
          <ButtonLink href={recap}>{t`Payer autrement`}</ButtonLink>
          <CancelOrder orderId={state.id} offered disabled={false} />
        </>
      )}
      <ButtonLink
        variant={mayPay || outcome === "cash" ? "secondary" : "primary"}
        href={link("/mes-commandes")}
      >
        {t`Voir mes commandes`}
      </ButtonLink>
    </>
  );
}

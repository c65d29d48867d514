import { useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@parution/kit/button";
import type { Centimes } from "@parution/rules/money";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import { CancelOrder } from "../../../shared/orders/cancel-order.tsx";
import { CashCode } from "../../../shared/orders/cash-code.tsx";
import type { Outcome, PaymentState } from "../model/outcome.ts";
import { looks } from "../model/outcome-looks.ts";
import { OutcomeFacts } from "./outcome-facts.tsx";
import { OutcomeFrame } from "./outcome-frame.tsx";
import { useOutcomeWords } from "./use-outcome-words.ts";

interface OrderOutcomeProps {
  state: PaymentState;
  outcome: Outcome;
  /** Whether the last time that the server was asked it did not answer. */
  stale: boolean;
}

/** What became of an order's payment, as the server knows it, and the way on. */
export function OrderOutcome({ state, outcome, stale }: OrderOutcomeProps) {
  const { t } = useLingui();
  const words = useOutcomeWords(state, outcome);
  return (
    <OutcomeFrame
      look={looks[outcome]}
      {...words}
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
        <Alert tone="warning" toneLabel={t`Attention`}>
          {t`Connexion interrompue : nous réessayons.`}
        </Alert>
      )}
    </OutcomeFrame>
  );
}

/** Another payment of the same order came as well. */
function PaidTwice({ amount }: { amount: Centimes }) {
  const { t } = useLingui();
  const credited = formatAmount(amount, useLanguage());
  return (
    <Alert tone="info" toneLabel={t`Information`}>
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

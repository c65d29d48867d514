import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { PriceSummary } from "@parution/kit/price-summary";
import { lazy, Suspense } from "react";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import type { Offer } from "../../../shared/subscriptions/use-offers.ts";
import { useSubscribing } from "../model/use-subscribing.ts";

const PriceChangeDialog = lazy(() =>
  import("../../../shared/submission/price-change-dialog.tsx").then((module) => ({
    default: module.PriceChangeDialog,
  })),
);
const EarlierOrderDialog = lazy(() =>
  import("../../../shared/submission/earlier-order-dialog.tsx").then((module) => ({
    default: module.EarlierOrderDialog,
  })),
);
const OnTermDialog = lazy(() =>
  import("../../../shared/submission/on-term-dialog.tsx").then((module) => ({
    default: module.OnTermDialog,
  })),
);

interface SubscriptionConfirmationProps {
  offer: Offer;
  /** What stands in place of «pay» when the account is above its ceiling. */
  ceiling: string | null;
  onPriceChanged: () => void;
}

/** What the subscription costs, and the two ways on: order it, or go back. */
export function SubscriptionConfirmation({
  offer,
  ceiling,
  onPriceChanged,
}: SubscriptionConfirmationProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const money = (centimes: number) => formatAmount(centimes, language);
  const { subscribe, pending, refusal, ...outcome } = useSubscribing(offer, onPriceChanged);
  return (
    <section
      aria-label={t`Paiement`}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-20"
    >
      <PriceSummary
        title={t`À payer`}
        steps={[]}
        split={[
          { label: t`Montant HT`, amount: money(offer.exclTax) },
          { label: t`TVA 20 %`, amount: money(offer.tax) },
        ]}
        total={{ label: t`Total TTC`, amount: money(offer.total) }}
        state="current"
        labels={{ pending: "", stale: "", unavailable: "" }}
      />
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          variant="primary"
          width="full"
          disabled={ceiling !== null}
          pendingLabel={pending ? t`Commande en cours` : undefined}
          onClick={() => void subscribe(offer.total)}
        >
          {ceiling ?? t`Commander et payer`}
        </Button>
        <ButtonLink width="full" href={link("/commandes-journal")}>
          {t`Annuler`}
        </ButtonLink>
      </div>
      <Suspense>
        {outcome.rightPrice !== null && (
          <PriceChangeDialog
            shown={offer.total}
            right={outcome.rightPrice}
            backLabel={t`Revenir à l’abonnement`}
            onConfirm={() => void subscribe(outcome.rightPrice ?? offer.total)}
            onCancel={outcome.keepPrice}
          />
        )}
        {outcome.isOrderedBefore && (
          <EarlierOrderDialog
            onConfirm={() => void subscribe(offer.total)}
            onCancel={outcome.keepPrice}
          />
        )}
        {outcome.onTerm && (
          <OnTermDialog
            message={outcome.onTerm.message}
            againLabel={t`Revenir aux journaux`}
            next={{
              label: t`Voir la commande`,
              href: link(`/recap-annonce/${outcome.onTerm.orderId}`),
            }}
            onClose={outcome.dismissOnTerm}
          />
        )}
      </Suspense>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { PriceSummary } from "@parution/kit/price-summary";
import { lazy, Suspense } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useStanding } from "../../../shared/account/use-account.ts";
import { useOrderLabels } from "../../../shared/account/use-order-labels.ts";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import { useLanguage, useLink } from "../../../shared/links/links.tsx";
import type { Offer } from "../../../shared/subscriptions/use-offers.ts";
import { TermsCheckbox } from "../../../shared/terms/terms-checkbox.tsx";
import { deliveryOf, type SubscriptionValues } from "../model/subscription-values.ts";
import type { useSubscribing } from "../model/use-subscribing.ts";

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
  form: UseFormReturn<SubscriptionValues>;
  submission: ReturnType<typeof useSubscribing>;
}

/** What the subscription costs, its terms, and the two ways on: order it, or go back. */
export function SubscriptionConfirmation({
  offer,
  ceiling,
  form,
  submission,
}: SubscriptionConfirmationProps) {
  const { t } = useLingui();
  const standing = useStanding();
  const labels = useOrderLabels({
    chargesAccount: standing?.onAccount ?? false,
    paysOnTerm: standing?.credit ?? false,
  });
  const { errors } = form.formState;
  const language = useLanguage();
  const link = useLink();
  const money = (centimes: number) => formatAmount(centimes, language);
  const { subscribe, pending, refusal, ...outcome } = submission;
  const again = (total: number) => void subscribe(total, deliveryOf(offer, form.getValues()));
  return (
    <section
      aria-label={t`Paiement`}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
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
      <TermsCheckbox
        error={errors.termsAccepted?.message}
        {...form.register("termsAccepted", { required: t`Acceptez les conditions de vente.` })}
      />
      {refusal && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {refusal}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          width="full"
          disabled={ceiling !== null}
          pendingLabel={pending ? t`Commande en cours` : undefined}
        >
          {ceiling ?? labels.order}
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
            onConfirm={() => again(outcome.rightPrice ?? offer.total)}
            onCancel={outcome.keepPrice}
          />
        )}
        {outcome.isOrderedBefore && (
          <EarlierOrderDialog onConfirm={() => again(offer.total)} onCancel={outcome.keepPrice} />
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

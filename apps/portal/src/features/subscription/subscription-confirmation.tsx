import { useLingui } from "@lingui/react/macro";
import { FormRefusal } from "@parution/app/form/form.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { Button, ButtonLink } from "@parution/kit/button";
import { PriceSummary } from "@parution/kit/price-summary";
import { useCreditTerms } from "../../shared/account/use-account.ts";
import { useOrderLabels } from "../../shared/account/use-order-labels.ts";
import { SubmissionDialogs } from "../../shared/submission/submission-dialogs.tsx";
import { TermsCheckbox } from "../../shared/terms-checkbox.tsx";
import type { Offer } from "../../shared/use-offers.ts";
import type { SubscribingState } from "./use-subscribing.ts";

interface SubscriptionConfirmationProps {
  offer: Offer;
  /** Message in place of «pay» when the account is above its ceiling. */
  ceiling: string | null;
  form: SubscribingState;
}

/** Price and terms of the subscription, with two actions: order, or go back. */
export function SubscriptionConfirmation({ offer, ceiling, form }: SubscriptionConfirmationProps) {
  const { t } = useLingui();
  const terms = useCreditTerms();
  const labels = useOrderLabels({
    chargesAccount: terms?.onAccount ?? false,
    paysOnTerm: terms?.credit ?? false,
  });
  const language = useLanguage();
  const link = useLink();
  const money = (centimes: number) => formatAmount(centimes, language);
  return (
    <section
      aria-label={t`Paiement`}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--app-header-height,4rem)+1rem)]"
    >
      <PriceSummary
        title={terms?.credit ? t`Sur votre compte` : t`À payer`}
        steps={[]}
        split={[
          { label: t`Montant HT`, amount: money(offer.exclTax) },
          { label: t`TVA 20 %`, amount: money(offer.tax) },
        ]}
        total={{ label: t`Total TTC`, amount: money(offer.total) }}
        state="current"
        labels={{ pending: "", stale: "", unavailable: "" }}
      />
      <TermsCheckbox {...form.field("termsAccepted")} />
      <FormRefusal form={form} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          width="full"
          disabled={ceiling !== null}
          isPending={form.pending}
          pendingLabel={t`Commande en cours`}
        >
          {ceiling ?? labels.order}
        </Button>
        <ButtonLink width="full" href={link("/commandes-journal")}>
          {t`Annuler`}
        </ButtonLink>
      </div>
      <SubmissionDialogs
        submission={form}
        backLabel={t`Revenir à l’abonnement`}
        againLabel={t`Revenir aux journaux`}
        pageOf={(orderId) => `/recap-annonce/${orderId}`}
      />
    </section>
  );
}

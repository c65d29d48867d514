import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt, wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { placeSubscription } from "@parution/contract/lazy/subscriptions";
import { type Delivery, deliveryFaults, missingDelivery } from "@parution/rules/subscriptions";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import {
  type SubmissionIntent,
  useSubmissionDialogs,
} from "../../shared/submission/submission-dialogs.tsx";
import type { Offer } from "../../shared/use-offers.ts";

export type SubscribingState = ReturnType<typeof useSubscribing>;

/**
 * Form of an offer: orders it at the shown price and continues to its payment; an order on term is complete at once.
 * @param known delivery details that the account has already
 * @param onPriceChanged called when the offer differs from the shown one
 */
export function useSubscribing(offer: Offer, known: Delivery, onPriceChanged: () => void) {
  const { t } = useLingui();
  const place = usePlaceSubscription();
  const navigate = useNavigate();
  const link = useLink();
  const form = useAppForm<SubscriptionValues, SubscriptionValues, SubmissionIntent>({
    defaultValues: { ...known, termsAccepted: false },
    faultsOf: (values) => subscriptionFaults(offer, values),
    faultTexts: { "termsAccepted.missing": t`Acceptez les conditions de vente.` },
    onSubmit: async (values, _captcha, intent = { payLater: false }) => {
      const total = intent.total ?? offer.total;
      try {
        const placed = await place({
          offerId: offer.id,
          supportId: offer.support.id,
          total,
          ...deliveryOf(offer, values),
        });
        if (placed.onTerm) showOnTerm(placed);
        else void navigate(link(`/recap-annonce/${placed.orderId}`));
      } catch (error) {
        if (!askAbout(error, intent, total)) throw error;
        if (!wasDoneBefore(error)) onPriceChanged();
      }
      return undefined;
    },
  });
  const { askAbout, showOnTerm, ...dialogs } = useSubmissionDialogs(form.submit);

  return {
    ...form,
    ...dialogs,
    dismissOnTerm: () => void navigate(link("/commandes-journal")),
  };
}

/** Values of a subscription's order. */
interface SubscriptionValues extends Delivery {
  readonly termsAccepted: boolean;
}

/** Delivery of an offer; empty for a digital one. */
const deliveryOf = (
  { onPaper }: Pick<Offer, "onPaper">,
  { address, phone }: SubscriptionValues,
): Partial<Delivery> => (onPaper ? { address: address.trim(), phone: phone.trim() } : {});

type SubscriptionFaults = { readonly [Name in keyof SubscriptionValues]?: string };

/** Validates an order: a printed offer needs a delivery address and a contact, any offer needs the terms accepted. */
const subscriptionFaults = (
  { onPaper }: Pick<Offer, "onPaper">,
  values: SubscriptionValues,
): SubscriptionFaults => ({
  ...(onPaper && { ...deliveryFaults(values), ...missingDelivery(values) }),
  ...(!values.termsAccepted && { termsAccepted: "missing" }),
});

type SubscriptionBody = LazyInput<typeof placeSubscription>["body"];
type PlacedSubscription = LazyAnswer<typeof placeSubscription>;

/** Orders a subscription; its idempotency key stays until it is answered, even if its price changes. */
function usePlaceSubscription(): (body: SubscriptionBody) => Promise<PlacedSubscription> {
  const client = useClient();
  return useCallback(
    (body) =>
      attempt(`subscription.${body.offerId}.${body.supportId}`, null, (idempotencyKey) =>
        client.call(placeSubscription, { body }, { idempotencyKey }),
      ),
    [client],
  );
}

import { useLingui } from "@lingui/react/macro";
import { wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import type { Centimes } from "@parution/rules/money";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Offer } from "../../shared/use-offers.ts";
import { deliveryOf, type SubscriptionValues, subscriptionFaults } from "./subscription-values.ts";
import { type PlacedSubscription, usePlaceSubscription } from "./use-place-subscription.ts";

/** Delivery address of a printed subscription, and the carrier's contact. */
export interface Delivery {
  readonly address: string;
  readonly phone: string;
}

export type SubscribingState = ReturnType<typeof useSubscribing>;

const PRICE_CHANGED = "PRICE_CHANGED";

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
  const [rightPrice, setRightPrice] = useState<Centimes | null>(null);
  const [isOrderedBefore, setOrderedBefore] = useState(false);
  const [onTerm, setOnTerm] = useState<PlacedSubscription | null>(null);
  /** The price that the user agreed to after a change. */
  const agreed = useRef<Centimes | null>(null);

  const form = useAppForm<SubscriptionValues>({
    defaultValues: { ...known, termsAccepted: false },
    faultsOf: (values) => subscriptionFaults(offer, values),
    faultTexts: { "termsAccepted.missing": t`Acceptez les conditions de vente.` },
    onSubmit: async (values) => {
      const total = agreed.current ?? offer.total;
      agreed.current = null;
      keepPrice();
      try {
        const placed = await place({
          offerId: offer.id,
          supportId: offer.support.id,
          total,
          ...deliveryOf(offer, values),
        });
        if (placed.onTerm) setOnTerm(placed);
        else void navigate(link(`/recap-annonce/${placed.orderId}`));
      } catch (error) {
        if (!isAskedAbout(error)) throw error;
      }
    },
  });

  function keepPrice(): void {
    setRightPrice(null);
    setOrderedBefore(false);
  }

  /** True for a refusal that asks the user for a decision. */
  function isAskedAbout(error: unknown): boolean {
    if (wasDoneBefore(error)) {
      setOrderedBefore(true);
      return true;
    }
    if (!(error instanceof ApiError) || error.code !== PRICE_CHANGED) return false;
    if (error.total === undefined) return false;
    setRightPrice(error.total);
    onPriceChanged();
    return true;
  }

  return {
    ...form,
    rightPrice,
    onTerm,
    /** The price of an earlier request whose answer was lost. */
    isOrderedBefore,
    keepPrice,
    /** Orders at a price that the user has agreed to. */
    submitAt: (total: Centimes) => {
      agreed.current = total;
      void form.submit();
    },
    dismissOnTerm: () => void navigate(link("/commandes-journal")),
  };
}

import { ApiError } from "@parution/contract/errors";
import type { Centimes } from "@parution/rules/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { wasDoneBefore } from "../../../shared/idempotency/attempt.ts";
import { useLink } from "../../../shared/links/links.tsx";
import type { Offer } from "../../../shared/subscriptions/use-offers.ts";
import { type PlacedSubscription, usePlaceSubscription } from "../api/use-place-subscription.ts";

/** Where a subscription on paper is brought, and whom its carrier calls. */
export interface Delivery {
  readonly address: string;
  readonly phone: string;
}

const PRICE_CHANGED = "PRICE_CHANGED";

/**
 * Orders an offer at the price shown and goes on to its payment; an account on term is done at once.
 * @param onPriceChanged called when the offer is no longer what was shown
 */
export function useSubscribing(offer: Offer, onPriceChanged: () => void) {
  const place = usePlaceSubscription();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const link = useLink();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [rightPrice, setRightPrice] = useState<Centimes | null>(null);
  const [isOrderedBefore, setOrderedBefore] = useState(false);
  const [onTerm, setOnTerm] = useState<PlacedSubscription | null>(null);

  /** @param delivery where a subscription on paper is brought; empty for a digital one */
  async function subscribe(total: Centimes, delivery: Partial<Delivery>): Promise<void> {
    setPending(true);
    setRefusal(null);
    keepPrice();
    try {
      const placed = await place({
        offerId: offer.id,
        supportId: offer.support.id,
        total,
        ...delivery,
      });
      if (placed.onTerm) setOnTerm(placed);
      else void navigate(link(`/recap-annonce/${placed.orderId}`));
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  }

  function keepPrice(): void {
    setRightPrice(null);
    setOrderedBefore(false);
  }

  function refuse(error: unknown): void {
    if (wasDoneBefore(error)) setOrderedBefore(true);
    else if (
      error instanceof ApiError &&
      error.code === PRICE_CHANGED &&
      error.total !== undefined
    ) {
      setRightPrice(error.total);
      onPriceChanged();
    } else setRefusal(errorText(error));
  }

  return {
    subscribe,
    pending,
    refusal,
    rightPrice,
    onTerm,
    /** At another price, before an answer that was lost. */
    isOrderedBefore,
    keepPrice,
    dismissOnTerm: () => void navigate(link("/commandes-journal")),
  };
}

import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt, wasDoneBefore } from "@parution/app/data/attempt.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { ApiError } from "@parution/contract/errors";
import type { LazyAnswer, LazyInput } from "@parution/contract/lazy";
import { placeSubscription } from "@parution/contract/lazy/subscriptions";
import { readPhone } from "@parution/rules/fields";
import type { Centimes } from "@parution/rules/money";
import { useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Offer } from "../../shared/use-offers.ts";

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
  { address, phone, termsAccepted }: SubscriptionValues,
): SubscriptionFaults => ({
  ...(onPaper && address.trim() === "" && { address: "missing" }),
  ...(onPaper && readPhone(phone) === null && { phone: phone.trim() === "" ? "missing" : "phone" }),
  ...(!termsAccepted && { termsAccepted: "missing" }),
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

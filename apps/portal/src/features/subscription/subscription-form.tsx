import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { KeyValueList } from "@parution/kit/key-value-list";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { LONGEST_PHONE } from "@parution/rules/fields";
import { LONGEST_DELIVERY_ADDRESS } from "@parution/rules/subscriptions";
import type { Offer } from "../../shared/use-offers.ts";
import { SubscriptionConfirmation } from "./subscription-confirmation.tsx";
import { type SubscribingState, useSubscribing } from "./use-subscribing.ts";

interface SubscriptionFormProps {
  offer: Offer;
  /** Delivery details that the account has already. */
  known: { readonly address: string; readonly phone: string };
  /** Message in place of the button when the account is above its ceiling. */
  ceiling: string | null;
  onPriceChanged: () => void;
}

/** An offer's order: facts, delivery of a printed one, price and terms. */
export function SubscriptionForm({ offer, known, ceiling, onPriceChanged }: SubscriptionFormProps) {
  const form = useSubscribing(offer, known, onPriceChanged);
  return (
    <Form
      form={form}
      className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="flex min-w-0 flex-col gap-10">
        <OfferFacts offer={offer} />
        {offer.onPaper && <DeliveryFields form={form} />}
      </div>
      <SubscriptionConfirmation offer={offer} ceiling={ceiling} form={form} />
    </Form>
  );
}

function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const { title, code, description, months, support } = offer;
  return (
    <section aria-labelledby="offer" className="grid gap-4">
      <h2 id="offer" className="font-headline text-heading text-title-sm">
        {title}
      </h2>
      <p>{description}</p>
      <KeyValueList
        items={[
          { id: "support", label: t`Journal`, value: support.label },
          {
            id: "months",
            label: t`Durée`,
            value: t`${plural(months, { one: "# mois", other: "# mois" })}`,
          },
          { id: "code", label: t`Code`, value: <bdi>{code}</bdi> },
        ]}
      />
    </section>
  );
}

/** Delivery address, and the carrier's contact. */
function DeliveryFields({ form }: { form: SubscribingState }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="delivery" className="grid gap-6">
      <h2 id="delivery" className="font-headline text-heading text-title-sm">
        {t`Livraison`}
      </h2>
      <TextArea
        {...form.field("address")}
        label={t`Adresse de livraison`}
        required
        rows={2}
        maxLength={LONGEST_DELIVERY_ADDRESS}
        autoComplete="street-address"
      />
      <TextField
        {...form.field("phone")}
        label={t`Téléphone`}
        required
        type="tel"
        dir="ltr"
        maxLength={LONGEST_PHONE}
        autoComplete="tel"
      />
    </section>
  );
}

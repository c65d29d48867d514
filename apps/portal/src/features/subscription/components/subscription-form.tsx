import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { KeyValueList } from "@parution/kit/key-value-list";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { readPhone } from "@parution/rules/team";
import { type UseFormReturn, useController, useForm } from "react-hook-form";
import type { Offer } from "../../../shared/subscriptions/use-offers.ts";
import { deliveryOf, type SubscriptionValues } from "../model/subscription-values.ts";
import { useSubscribing } from "../model/use-subscribing.ts";
import { SubscriptionConfirmation } from "./subscription-confirmation.tsx";

interface SubscriptionFormProps {
  offer: Offer;
  /** What the account says of its delivery already. */
  known: { readonly address: string; readonly phone: string };
  /** What stands in place of the button when the account is above its ceiling. */
  ceiling: string | null;
  onPriceChanged: () => void;
}

/** An offer to be ordered: its facts, where it is brought on paper, its price and its terms. */
export function SubscriptionForm({ offer, known, ceiling, onPriceChanged }: SubscriptionFormProps) {
  const form = useForm<SubscriptionValues>({
    defaultValues: { ...known, termsAccepted: false },
    reValidateMode: "onSubmit",
  });
  const submission = useSubscribing(offer, onPriceChanged);
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
      onSubmit={form.handleSubmit((values) =>
        submission.subscribe(offer.total, deliveryOf(offer, values)),
      )}
    >
      <div className="flex min-w-0 flex-col gap-10">
        <OfferFacts offer={offer} />
        {offer.onPaper && <DeliveryFields form={form} />}
      </div>
      <SubscriptionConfirmation
        offer={offer}
        ceiling={ceiling}
        form={form}
        submission={submission}
      />
    </form>
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

/** Where the newspaper is brought, and whom its carrier calls. */
function DeliveryFields({ form }: { form: UseFormReturn<SubscriptionValues> }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const required = t`Ce champ est obligatoire.`;
  const address = useController({
    control: form.control,
    name: "address",
    rules: { validate: (value) => value.trim() !== "" || required },
  });
  return (
    <section aria-labelledby="delivery" className="grid gap-6">
      <h2 id="delivery" className="font-headline text-heading text-title-sm">
        {t`Livraison`}
      </h2>
      <TextArea
        {...address.field}
        label={t`Adresse de livraison`}
        required
        rows={2}
        maxLength={300}
        autoComplete="street-address"
        error={address.fieldState.error?.message}
      />
      <TextField
        label={t`Téléphone`}
        required
        type="tel"
        dir="ltr"
        maxLength={40}
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register("phone", {
          validate: (value) =>
            (value.trim() === "" && required) ||
            readPhone(value) !== null ||
            t`Ce numéro de téléphone n’est pas valide.`,
        })}
      />
    </section>
  );
}

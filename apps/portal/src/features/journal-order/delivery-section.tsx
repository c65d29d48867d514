import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { readContactDetails } from "@parution/contract/lazy/contact";
import { TextField } from "@parution/kit/text-field";
import { isAtAgency, needsAddress } from "@parution/rules/journal";
import { withTax } from "@parution/rules/money";
import { Agencies } from "../../shared/agencies.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { useJournal } from "./use-journal-form.ts";

/** Delivery of the issues; one kind of delivery alone needs an address. */
export function DeliverySection() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, values, offer } = useJournal();
  const { deliveryId } = values;
  return (
    <FormSection title={t`Livraison`}>
      <ChoiceField
        name="deliveryId"
        label={t`Mode de livraison`}
        layout="row"
        value={deliveryId}
        choices={offer.deliveries.map(({ id, label, price }) => ({
          id,
          label,
          aside: price === 0 ? t`Gratuit` : formatAmount(withTax(price), language),
        }))}
        onChoose={(id) => {
          form.change("deliveryId", id);
          // It decides whether an address is asked for.
          form.clearErrors("address");
        }}
      />
      {deliveryId !== null && needsAddress(deliveryId) && (
        <TextField
          id="address"
          label={t`Adresse de livraison`}
          required
          autoComplete="address-line1"
          {...form.field("address")}
        />
      )}
      {deliveryId !== null && isAtAgency(deliveryId) && <AgencyList />}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={t`Téléphone`}
          note={t`facultatif`}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          {...form.field("phone")}
        />
        <TextField
          label={t`Raison sociale`}
          note={t`facultatif`}
          autoComplete="organization"
          {...form.field("legalName")}
        />
      </div>
    </FormSection>
  );
}

/** Agencies where issues wait; nothing until they are read, since the choice stands without them. */
function AgencyList() {
  const { t } = useLingui();
  const { data } = useRead(readContactDetails, {});
  if (data === undefined || data.agencies.length === 0) return null;
  return (
    <section aria-label={t`Agences`} className="border-brand border-s-2 ps-4">
      <Agencies agencies={data.agencies} />
    </section>
  );
}

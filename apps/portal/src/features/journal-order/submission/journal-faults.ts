import { useLingui } from "@lingui/react/macro";
import type { FaultTexts } from "@parution/app/form/use-fault-texts.ts";
import type { FieldFaults } from "@parution/app/form/validation.ts";
import { journalFaults } from "@parution/rules/journal";
import { useMemo } from "react";
import type { JournalValues } from "../journal-values.ts";
import type { JournalOffer } from "../use-journal-offer.ts";

/** Data that decide which answers the form accepts. */
type Offered = Pick<JournalOffer, "supports" | "catalogue" | "product" | "deliveries" | "days">;

const MISSING = "missing";

/**
 * Fault of each field at fault: of the details as the service finds them, and of choices that are not offered. A choice that is
 * not shown yet has none.
 */
export function journalFormFaults(
  values: JournalValues,
  { supports, catalogue, product, deliveries, days }: Offered,
): FieldFaults<JournalValues> {
  const { supportId, typeId, subtypeId, durationId, deliveryId } = values;
  const type = catalogue.types.find(({ id }) => id === typeId);
  const isOffered = has(supports, supportId);
  return {
    ...(!isOffered && { supportId: MISSING }),
    ...(isOffered && type === undefined && { typeId: MISSING }),
    ...(type && !has(type.subtypes, subtypeId) && { subtypeId: MISSING }),
    ...(product && !has(product.durations, durationId) && { durationId: MISSING }),
    ...(!has(deliveries, deliveryId) && { deliveryId: MISSING }),
    ...journalFaults(values, days),
  };
}

const has = (entries: readonly { readonly id: number }[], chosen: number | null) =>
  entries.some(({ id }) => id === chosen);

/** Messages of the faults that only an order of issues has. */
export function useJournalTexts(): FaultTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      "issues.missing": t`Choisissez au moins un numéro.`,
      "termsAccepted.missing": t`Acceptez les conditions de vente.`,
      closed: t`Un numéro choisi n’est plus dans la période.`,
      quantity: t`Indiquez un nombre d’exemplaires, de 1 à 999.`,
    }),
    [t],
  );
}

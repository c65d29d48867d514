import { needsAddress } from "@parution/rules/journal";
import type { Centimes } from "@parution/rules/money";
import type { JournalBody } from "../api/use-place-journal.ts";
import type { JournalValues } from "./journal-values.ts";

/** What the page showed beside the values. */
export interface Shown {
  readonly productId: number;
  readonly byPackage: boolean;
  readonly total: Centimes;
}

/** The order as it is sent; null while it is not whole. */
export function journalBody(values: JournalValues, shown: Shown): JournalBody | null {
  const { supportId, durationId, deliveryId, address, phone, legalName } = values;
  if (supportId === null || durationId === null || deliveryId === null) return null;
  return {
    supportId,
    durationId,
    deliveryId,
    issues: values.issues.map(({ date, copies }) => ({ date, copies: copies ?? 0 })),
    ...(needsAddress(deliveryId) && { address: address.trim() }),
    ...(phone.trim() !== "" && { phone: phone.trim() }),
    ...(legalName.trim() !== "" && { legalName: legalName.trim() }),
    termsAccepted: values.termsAccepted,
    ...shown,
  };
}

import type { LazyInput } from "@parution/contract/lazy";
import type { placeJournal } from "@parution/contract/lazy/journal";
import { needsAddress } from "@parution/rules/journal";
import type { Centimes } from "@parution/rules/money";
import type { JournalField, JournalValues } from "../journal-values.ts";

/** Body of the call. */
export type JournalBody = LazyInput<typeof placeJournal>["body"];

/** Figures that the page showed beside the values. */
export interface Shown {
  readonly productId: number;
  readonly byPackage: boolean;
  readonly total: Centimes;
}

/** Body of the order; null while it is incomplete. */
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

const fieldPaths: Readonly<Record<string, JournalField>> = {
  supportId: "supportId",
  productId: "subtypeId",
  durationId: "durationId",
  issues: "issues",
  deliveryId: "deliveryId",
  address: "address",
  phone: "phone",
  legalName: "legalName",
  termsAccepted: "termsAccepted",
};

/** Form field of a field of the service; null where the form has none for it. */
export const journalFieldPathOf = (name: string): JournalField | null => fieldPaths[name] ?? null;

import type { IsoDate } from "../dates/index.ts";
import { type IssueDays, issueBlock } from "./days.ts";
import { MOST_COPIES, needsAddress } from "./delivery.ts";

/** Details of an order of issues, as a form or a call holds them. */
export interface JournalDetails {
  /** Days with their copies; null while a quantity is empty. */
  readonly issues: readonly { readonly date: IsoDate; readonly copies: number | null }[];
  readonly deliveryId: number | null;
  readonly address?: string | undefined;
  readonly termsAccepted?: boolean | undefined;
}

/** `closed`: an issue of a day that cannot be ordered; `quantity`: not a number of copies from 1 to 999. */
export type JournalFault = "missing" | "closed" | "quantity";

/** Fields that {@link journalFaults} validates. */
type DetailField = "issues" | `issues.${number}.copies` | "address" | "termsAccepted";

/**
 * Faults of an order's details by field (docs/domain/catalogue.md#issues-for-sale); `issues.1.copies` is the quantity of the second issue.
 * @param days null where the days are not known yet, or validated apart
 */
export function journalFaults(
  { issues, deliveryId, address = "", termsAccepted = false }: JournalDetails,
  days: IssueDays | null,
): { readonly [Field in DetailField]?: JournalFault } {
  const isClosed = days !== null && issues.some(({ date }) => issueBlock(date, days) !== null);
  const isAddressed = deliveryId !== null && needsAddress(deliveryId);
  const quantities = issues.flatMap(({ copies }, index) =>
    isQuantity(copies) ? [] : [[`issues.${index}.copies`, "quantity"] as const],
  );
  return {
    ...(issues.length === 0 ? { issues: "missing" } : isClosed && { issues: "closed" }),
    ...Object.fromEntries(quantities),
    ...(isAddressed && address.trim() === "" && { address: "missing" }),
    ...(!termsAccepted && { termsAccepted: "missing" }),
  };
}

const isQuantity = (copies: number | null) =>
  copies !== null && Number.isInteger(copies) && copies >= 1 && copies <= MOST_COPIES;

import type { IsoDate } from "@parution/rules/dates";
import { type IssueDays, issueBlock, MOST_COPIES, needsAddress } from "@parution/rules/journal";
import * as z from "zod/mini";

/** What the form can be answered with at that moment. */
export interface Requirements {
  readonly supportIds: readonly number[];
  readonly typeIds: readonly number[];
  readonly subtypeIds: readonly number[];
  readonly durationIds: readonly number[];
  readonly deliveryIds: readonly number[];
  readonly deliveryId: number | null;
  /** Null until a period is chosen. */
  readonly days: IssueDays | null;
}

/** What the form says of values that do not hold. */
export interface JournalMessages {
  readonly required: string;
  readonly issues: string;
  readonly closedIssues: string;
  readonly copies: string;
  readonly terms: string;
}

/** The rules of the form. */
export function journalSchema(needs: Requirements, messages: JournalMessages) {
  const { required } = messages;
  const oneOf = (ids: readonly number[]) =>
    z.nullable(z.number()).check(z.refine((id) => id !== null && ids.includes(id), required));
  const text = z.string();
  const addressed = needs.deliveryId !== null && needsAddress(needs.deliveryId);
  return z.object({
    supportId: oneOf(needs.supportIds),
    typeId: oneOf(needs.typeIds),
    subtypeId: oneOf(needs.subtypeIds),
    durationId: oneOf(needs.durationIds),
    issues: issuesSchema(needs, messages),
    deliveryId: oneOf(needs.deliveryIds),
    address: addressed ? text.check(z.refine((value) => value.trim() !== "", required)) : text,
    phone: text,
    legalName: text,
    termsAccepted: z.boolean().check(z.refine((accepted) => accepted, messages.terms)),
  });
}

function issuesSchema({ days }: Requirements, messages: JournalMessages) {
  const copies = z
    .nullable(z.number())
    .check(z.refine((count) => isQuantity(count), messages.copies));
  const issue = z.object({ date: z.custom<IsoDate>(), copies });
  return z.array(issue).check(
    z.minLength(1, messages.issues),
    z.refine(
      (list) => days === null || list.every(({ date }) => issueBlock(date, days) === null),
      messages.closedIssues,
    ),
  );
}

const isQuantity = (count: number | null) =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= MOST_COPIES;

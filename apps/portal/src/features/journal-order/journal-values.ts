import type { IsoDate } from "@parution/rules/dates";

/** One issue, and how many copies of it; null while its field is empty. */
export interface IssueValue {
  readonly date: IsoDate;
  readonly copies: number | null;
}

/** Values of the form. */
export interface JournalValues {
  supportId: number | null;
  typeId: number | null;
  subtypeId: number | null;
  durationId: number | null;
  issues: IssueValue[];
  deliveryId: number | null;
  address: string;
  phone: string;
  legalName: string;
  termsAccepted: boolean;
}

export type JournalField = keyof JournalValues;

/** Fields in the order of the page, which is the order of the error summary. */
export const JOURNAL_FIELDS = [
  "supportId",
  "typeId",
  "subtypeId",
  "durationId",
  "issues",
  "deliveryId",
  "address",
  "phone",
  "legalName",
  "termsAccepted",
] as const satisfies readonly JournalField[];

/** A choice that later ones depend on. */
export type JournalChoice = Partial<
  Pick<JournalValues, "supportId" | "typeId" | "subtypeId" | "durationId">
>;

/** A new order on a support, for an account that can be reached so. */
export function newJournalOrder(
  supportId: number | null,
  contact: Pick<JournalValues, "phone" | "legalName">,
): JournalValues {
  return {
    supportId,
    typeId: null,
    subtypeId: null,
    durationId: null,
    issues: [],
    deliveryId: null,
    address: "",
    termsAccepted: false,
    ...contact,
  };
}

/** The id of the field for the copies of one issue. */
export const copiesId = (date: IsoDate) => `copies-${date}`;

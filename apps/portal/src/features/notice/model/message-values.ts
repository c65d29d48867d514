import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "@parution/contract/listing";
import { readPhone } from "@parution/rules/team";
import * as z from "zod/mini";

/** What a visitor writes to an advertiser. */
export interface MessageValues {
  readonly email: string;
  /** Empty: none is given. */
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export type MessageField = keyof MessageValues;
export type MessageFault = "missing" | "email" | "phone" | "long";

/** The fields in the order of the form. */
export const messageFields = ["email", "phone", "subject", "message"] as const;

export const emptyMessage: MessageValues = { email: "", phone: "", subject: "", message: "" };

const email = z.email();
const limits = { subject: LONGEST_SUBJECT, message: LONGEST_MESSAGE } as const;

/** What is wrong with each field; a field that is right is absent. */
export function messageFaults(
  values: MessageValues,
): Readonly<Partial<Record<MessageField, MessageFault>>> {
  const faults: Partial<Record<MessageField, MessageFault>> = {};
  if (!email.safeParse(values.email.trim()).success) faults.email = "email";
  if (values.phone.trim() !== "" && readPhone(values.phone) === null) faults.phone = "phone";
  for (const field of ["subject", "message"] as const) {
    if (values[field].trim().length > limits[field]) faults[field] = "long";
  }
  for (const field of ["email", "subject", "message"] as const) {
    if (values[field].trim() === "") faults[field] = "missing";
  }
  return faults;
}

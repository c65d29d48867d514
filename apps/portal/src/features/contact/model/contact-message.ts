import {
  LONGEST_CONTACT_MESSAGE,
  LONGEST_CONTACT_SUBJECT,
  LONGEST_NAME,
} from "@parution/contract/contact";
import * as z from "zod/mini";

/** What a visitor writes; all of it is required (specification 2, point 5). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** What is wrong with a field; one that is right is absent. */
export type ContactFaults = { readonly [Field in ContactField]?: "missing" | "invalid" };

const filled = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const schema = z.object({
  name: filled(LONGEST_NAME),
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  subject: filled(LONGEST_CONTACT_SUBJECT),
  message: filled(LONGEST_CONTACT_MESSAGE),
});

/** What the form holds, or what is wrong with it. */
export function readContact(
  form: FormData,
): { readonly message: ContactMessage } | { readonly faults: ContactFaults } {
  const read = schema.safeParse(Object.fromEntries(form));
  if (read.success) return { message: read.data };
  const faults = new Map<PropertyKey, "missing" | "invalid">();
  for (const { code, path } of read.error.issues) {
    const [field] = path;
    if (field === undefined || faults.get(field) === "missing") continue;
    faults.set(field, code === "too_small" ? "missing" : "invalid");
  }
  return { faults: Object.fromEntries(faults) };
}

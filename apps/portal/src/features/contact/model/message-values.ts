import { LONGEST_MESSAGE, LONGEST_NAME, LONGEST_SUBJECT } from "@parution/contract/limits";
import { faultsOf, textIn } from "../../../shared/captcha/guarded-form/form-rules.ts";

/** What a visitor writes to the publisher. */
export type MessageValues = ReturnType<typeof readMessage>;

export const readMessage = (form: FormData) => ({
  name: textIn(form, "name"),
  email: textIn(form, "email"),
  subject: textIn(form, "subject"),
  message: textIn(form, "message"),
});

/** All of it is required (specification 2, point 5). */
export const messageFaults = ({ name, email, subject, message }: MessageValues) =>
  faultsOf([
    ["name", name, { required: true, longest: LONGEST_NAME }],
    ["email", email, { required: true, kind: "email" }],
    ["subject", subject, { required: true, longest: LONGEST_SUBJECT }],
    ["message", message, { required: true, longest: LONGEST_MESSAGE }],
  ]);

import { LONGEST_MESSAGE, LONGEST_SUBJECT } from "@parution/contract/limits";
import { faultsOf, textIn } from "../../../shared/captcha/guarded-form/form-rules.ts";

/** What a visitor writes to an advertiser. */
export type MessageValues = ReturnType<typeof readMessage>;

export const readMessage = (form: FormData) => ({
  email: textIn(form, "email"),
  /** Empty: none is given. */
  phone: textIn(form, "phone"),
  subject: textIn(form, "subject"),
  message: textIn(form, "message"),
});

/** What is wrong with each field; only the telephone may be left out. */
export const messageFaults = ({ email, phone, subject, message }: MessageValues) =>
  faultsOf([
    ["email", email, { required: true, kind: "email" }],
    ["phone", phone, { kind: "phone" }],
    ["subject", subject, { required: true, longest: LONGEST_SUBJECT }],
    ["message", message, { required: true, longest: LONGEST_MESSAGE }],
  ]);

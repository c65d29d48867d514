import { EMAIL, LONGEST_EMAIL, LONGEST_PHONE, PHONE } from "@parution/rules/fields";
import * as z from "zod/mini";
import { text } from "./texts.ts";

/** An e-mail address that mail can be sent to (docs/domain/accounts.md#e-mail). */
export const email = z.email({ pattern: EMAIL }).check(z.maxLength(LONGEST_EMAIL));

/** A telephone number as people write it (docs/domain/team.md#telephone). */
export const phone = text.check(z.maxLength(LONGEST_PHONE), z.regex(PHONE, "phone"));

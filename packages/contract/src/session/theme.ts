import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";

export const readTheme = defineCall({
  name: "readTheme",
  summary: "A support's colours where they differ from its theme's",
  service: "account",
  method: "POST",
  path: "/api/v1/theme",
  access: "app",
  body: form(
    fields({
      supportId: ["support_id", id],
      businessId: ["business_id", z.optional(id)],
      appToken: ["api_token", z.optional(text)],
    }),
  ),
  answer: inData(
    fields({
      supportId: ["support_id", id],
      /** Token name → CSS colour. */
      overrides: ["couleurs", z.record(text, text)],
    }),
  ),
});

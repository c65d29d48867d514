import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";

/** Never more than a colour, so that a style sheet can take it as it stands. */
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** The colours that carry a newspaper's brand, under the names of the portal's tokens. */
const brandColours = fields({
  brand: colour,
  "brand-hover": colour,
  "brand-pressed": colour,
  "on-brand": colour,
  "brand-soft": colour,
  "on-brand-soft": colour,
  heading: colour,
  link: colour,
});

export const readTheme = defineCall({
  name: "readTheme",
  summary: "A support's colours where they differ from its theme's, legible in either scheme",
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
      /** Overrides of the theme; null: the theme's own values. */
      overrides: [
        "couleurs",
        z.nullable(fields({ light: ["clair", brandColours], dark: ["sombre", brandColours] })),
      ],
    }),
  ),
});

import type { WordBreak } from "@parution/rules/lines";
import * as z from "zod/mini";
import {
  code,
  count,
  fields,
  flag,
  form,
  id,
  medium,
  money,
  text,
  wireDate,
} from "../wire/index.ts";

/** A language of texts; one that is not known reads as French, the default. */
export const language = code({ fr: "fr", ar: "ar" }, "fr");

/** Position in a list; `message` announces an empty one. `total` null: more than are counted. */
export const pageInfo = fields({
  current: id,
  next: ["next_page", z.nullable(id)],
  previous: ["previous_page", z.nullable(id)],
  message: z.nullable(text),
  messages: z.array(text),
  total: z.nullable(count),
});

/** Credit ceiling: true when it is exceeded, with the message for that. */
export const ceiling = fields({ message: z.nullable(text), exceeded: ["depasse", flag] });

/** A status as shown: its label and the variant that the server suggests. */
export const badge = fields({ label: text, variant: ["class_front", text] });

/** The support of an ad or an order. */
export const supportSummary = fields({
  id,
  label: ["libelle", text],
  slug: text,
  medium: ["canal_id", medium],
  fixedPrice: ["prix_fix", flag],
});

/**
 * Row ends of line text, after any character or at a space
 * (docs/domain/ad-text-and-lines.md#word-breaks); an unknown one reads as after any character, and
 * so does none.
 */
export const wordBreak = z.optional(
  code(
    { "break-all": "caractere", "break-word": "mot" } satisfies Record<WordBreak, string>,
    "break-all",
  ),
);

/** Line text or modular; an unknown format reads as line text, which every support can show. */
export const format = code({ line: "L", modular: "M" }, "line");

/** The product whose package is asked for. */
export const packageRequest = form(
  fields({
    productId: ["produit_id", id],
    supportId: ["support_id", z.optional(id)],
    userId: ["user_id", z.optional(id)],
  }),
);

/** The package that an account holds for a product (docs/domain/prices.md#packages). */
export const packageRate = fields({
  id,
  label: ["libelle", text],
  productId: ["produit_id", id],
  /** Charged as it stands: for an ad in place of the unit or canvas price, for a copy of an issue in place of its unit price. */
  price: ["prix", money],
});

/** A photo of a published ad, as paths of the ads service. */
export const publishedAdPhoto = fields({
  /** Address of the photo as large as a screen shows it. */
  url: text,
  /** Filling 320 × 240 CSS pixels. */
  medium: ["moyenne", text],
  /** Filling 100 × 100 CSS pixels. */
  thumbnail: ["vignette", text],
});

/** A published ad, as lists show it. */
export const publishedAdSummary = fields({
  id,
  slug: text,
  reference: ["ref_web", z.nullable(text)],
  title: ["titre", text],
  excerpt: ["extrait", text],
  heading: ["rubrique", text],
  headingSlug: ["slug_rubrique", text],
  subheading: ["sous_rubrique", z.nullable(text)],
  type: ["type_annonce", text],
  city: ["ville", z.nullable(text)],
  supportId: ["support_id", id],
  publishedOn: ["date_publication", wireDate],
  /** The language the ad is written in. */
  language: ["langue", language],
  /** First photo of the ad. */
  photo: z.nullable(publishedAdPhoto),
  photoCount: ["nbr_photos", count],
});

import * as z from "zod/mini";
import { count, fields, id, text, wireDate } from "../wire/index.ts";
import { language } from "./language.ts";

/** A photo of a published ad, as paths of the ads service. */
export const publishedAdPhoto = fields({
  /** As large as a screen shows it. */
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
  /** Its first photo. */
  photo: z.nullable(publishedAdPhoto),
  photoCount: ["nbr_photos", count],
});

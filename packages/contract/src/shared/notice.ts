import * as z from "zod/mini";
import { count, fields, id, text, wireDate } from "../wire/index.ts";
import { language } from "./language.ts";

/** A photo of a notice that is online, as paths of the ads service. */
export const noticePhoto = fields({
  /** As large as a screen shows it. */
  url: text,
  /** Filling 320 × 240 CSS pixels. */
  medium: ["moyenne", text],
  /** Filling 100 × 100 CSS pixels. */
  thumbnail: ["vignette", text],
});

/** A notice that is online, as lists show it. */
export const noticeSummary = fields({
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
  /** The language the notice is written in. */
  language: ["langue", language],
  /** Its first photo. */
  photo: z.nullable(noticePhoto),
  photoCount: ["nbr_photos", count],
});

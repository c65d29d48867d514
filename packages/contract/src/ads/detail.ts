import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { format, layout, supportSummary, wordBreak } from "../shared/index.ts";
import {
  count,
  fields,
  filledText,
  flag,
  form,
  id,
  inData,
  instant,
  money,
  paperText,
  text,
  wireDate,
} from "../wire/index.ts";
import { actionableAd } from "./actionable.ts";

const named = fields({ id, label: text });

const adCanvas = fields({
  id,
  label: text,
  imageUrl: ["image", z.nullable(text)],
  className: ["class", z.nullable(text)],
  /** Millimetres. */
  width: ["largeur", count],
  height: ["hauteur", count],
  titleLimit: ["titre_limit", count],
  bodyLimit: ["body_limit", count],
  footerLimit: ["footer_limit", count],
});

const adProduct = fields({
  format,
  /** Tax excluded. */
  unitPrice: ["prix_unitaire", money],
  label: text,
  type: ["typeproduit", text],
  title: ["titre_produit", text],
});

const adDetail = fields({
  ...actionableAd,
  paperContent: ["contenu_papier", paperText],
  webContent: ["contenu_web", z.nullable(text)],
  html: z.nullable(text),
  layout: ["value_modulaire", z.nullable(layout)],
  /** The one that it was priced with. */
  wordBreak: ["coupure_lignes", wordBreak],
  publishOnWeb: ["publie_annonce", flag],
  total: ["prix_ttc", money],
  type: ["type_annonce", text],
  city: ["ville", z.nullable(text)],
  createdAt: ["date_creation", instant],
  dates: ["dates_parution", z.array(wireDate)],
  photoUrls: ["photos", z.array(text)],
  publicUrl: ["url_complet", z.nullable(text)],
  advertiser: [
    "user",
    fields({ name: ["full_name", text], photoUrl: ["photo", z.nullable(text)] }),
  ],
  canvas: z.nullable(adCanvas),
  support: supportSummary,
  heading: ["rubrique", named],
  /** Heading in the newspaper's own language, as it is printed above the ad. */
  printedHeading: ["rubrique_journal", text],
  subheading: ["sousrubrique", z.nullable(named)],
  product: ["produit", adProduct],
  /** Dates on which it does not run, and whose outcome its client may still choose. */
  openChoices: [
    "non_parutions",
    z.array(
      fields({
        day: ["date", wireDate],
        until: ["choix_jusqu_a", instant],
        /** Address of the page of the choice. */
        url: ["adresse_choix", text],
      }),
    ),
  ],
  options: ["optionsannonce", z.array(fields({ label: text, value: text }))],
});

export const readMyAd = defineCall({
  name: "readMyAd",
  summary: "One of one's own ads, in full",
  service: "ads",
  method: "GET",
  path: "/annonces/monannonce",
  access: "session",
  shows: "account",
  /** All that are given must agree. */
  query: form(fields({ supportId: ["support_id", z.optional(id)], slug: filledText, id })),
  answer: inData(adDetail),
});

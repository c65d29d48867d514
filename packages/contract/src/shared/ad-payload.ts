import * as z from "zod/mini";
import { LARGEST_FILE } from "../limits/index.ts";
import {
  code,
  count,
  fileList,
  flag,
  id,
  jsonText,
  medium,
  money,
  nameText,
  optionsText,
  paperText,
  text,
  wireDate,
} from "../wire/index.ts";

/** Number of dates that one order may name. */
export const MOST_DATES = 366;

/** The dates of an ad: a JSON list of `DD/MM/YYYY` (a list in a JSON body), each date once. */
export const publicationDates = jsonText(
  z.array(wireDate).check(
    z.minLength(1),
    z.maxLength(MOST_DATES),
    z.refine((dates) => new Set(dates).size === dates.length, "twice"),
  ),
);

/** Layout of a modular ad: one text, or title, body and footer. */
export const layout = code({ plainText: "ML", modular: "MM" });

/** Fields of an order about its ad, without those that only one call requires. */
export const adPayload = {
  publishOnWeb: ["publie_annonce", z.optional(flag)],
  otherCity: ["autre_ville", z.optional(text)],
  lineCount: ["nbr_lignes", z.optional(count)],
  termsAccepted: ["condition_vente", z.optional(flag)],
  supportId: ["support_id", id],
  headingId: ["rubrique_id", id],
  productId: ["produit_id", z.optional(id)],
  typeId: ["type_produit_id", z.optional(id)],
  subheadingId: ["sous_rubrique_id", z.optional(id)],
  colourId: ["couleur_id", z.optional(id)],
  canvasId: ["canvas_id", z.optional(id)],
  medium: ["canal_id", z.optional(medium)],
  /** 0: a city that is not in the list, named in `otherCity`. */
  cityId: ["ville_id", z.optional(count)],
  countryId: ["pays_id", z.optional(id)],
  sector: ["secteur", z.optional(text)],
  webTitle: ["titre", z.optional(text)],
  /** The billed text of a line ad, or the parts of a modular one. */
  paperContent: ["contenu_papier", z.optional(paperText)],
  webContent: ["contenu_web", z.optional(text)],
  html: z.optional(text),
  phone: ["telephone", z.optional(nameText)],
  email: z.optional(text),
  ice: z.optional(nameText),
  /** The client's own number of the order, which its invoice names. */
  purchaseOrder: ["bon_commande", z.optional(nameText)],
  /** Read and ignored: the server sees the address itself. */
  ipAddress: ["adresse_ip", z.optional(text)],
  layout: ["value_modulaire", z.optional(layout)],
  dates: ["dates_parution", publicationDates],
  userId: ["utilisateur", z.optional(id)],
  clientHash: ["hash_client", z.optional(text)],
  anonymous: ["annonce_anonyme", z.optional(flag)],
  title: z.optional(text),
  body: z.optional(text),
  footer: z.optional(text),
  status: ["statut", z.optional(count)],
  options: z.optional(optionsText),
  reference: ["ref_an", z.optional(text)],
  referenceNumber: ["refan", z.optional(text)],
  adId: ["annonce_id", z.optional(id)],
} as const;

/** Fields that the server derives itself from the others and the connection. */
export const DERIVED_FIELDS = [
  "countryId",
  "html",
  "ipAddress",
] as const satisfies readonly (keyof typeof adPayload)[];

/** Files that one order may send: 8 photos and 10 attachments are kept, some more are refused by name rather than unread. */
export const ORDER_FILES = { most: 24, largest: LARGEST_FILE } as const;

export const orderPayload = {
  ...adPayload,
  /** Price shown by the form; refused when it is not the server's (docs/domain/prices.md#server-price). */
  total: ["prix_ttc", money],
  photos: ["photos[]", z.optional(fileList)],
  files: ["fichiers[]", z.optional(fileList)],
} as const;

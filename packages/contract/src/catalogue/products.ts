import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { format, packageRate, packageRequest } from "../shared/index.ts";
import { count, fields, flag, form, id, inData, money, text } from "../wire/index.ts";

/** Selection of products: a support and, as far as chosen, the next steps of the cascade. */
const selection = {
  headingId: ["rubrique_id", z.optional(id)],
  typeId: ["type_produit_id", z.optional(id)],
  subheadingId: ["sous_rubrique_id", z.optional(id)],
} as const;

const ofSupport = fields({ supportId: ["id", id] });

export const product = fields({
  id,
  label: text,
  title: ["titre_produit", text],
  format,
  headingId: ["rubrique_id", id],
  typeId: ["type_produit_id", id],
  /** Id of the colour; null: sold in one colour, nothing to choose. */
  colourId: ["couleur_id", z.nullable(id)],
  /** Tax excluded. */
  unitPrice: ["prix_unitaire", money],
});

export const canvas = fields({
  id,
  productId: ["produit_id", id],
  label: text,
  format,
  imageUrl: ["image", z.nullable(text)],
  className: ["class", z.nullable(text)],
  /** Tax excluded. */
  price: ["prix", money],
  /** Millimetres. */
  width: ["largeur", count],
  height: ["hauteur", count],
  titleLimit: ["titre_limit", count],
  bodyLimit: ["body_limit", count],
  /** 0: no footer. */
  footerLimit: ["footer_limit", count],
  modules: ["nbr_modules", count],
  fixedPrice: ["prix_fix", flag],
});

export const readProducts = defineCall({
  name: "readProducts",
  summary: "Products of a support, narrowed by what is chosen so far",
  service: "ads",
  method: "GET",
  path: "/annonces/produits/:id",
  access: "app",
  shows: "prices",
  params: ofSupport,
  query: form(fields(selection)),
  answer: inData(z.array(product)),
});

export const readColours = defineCall({
  name: "readColours",
  summary: "Colours a modular ad can be printed in, each with the product it selects",
  service: "ads",
  method: "GET",
  path: "/annonces/produits/couleurs/:id",
  access: "app",
  params: ofSupport,
  query: form(fields(selection)),
  answer: inData(z.array(fields({ id, label: text, productId: ["produit_id", id] }))),
});

export const readCanvases = defineCall({
  name: "readCanvases",
  summary: "Canvases a modular ad can be set in",
  service: "ads",
  method: "GET",
  path: "/annonces/canvas",
  access: "app",
  shows: "prices",
  query: form(
    fields({
      supportId: ["support_id", id],
      ...selection,
      colourId: ["couleur_id", z.optional(id)],
    }),
  ),
  answer: inData(z.array(canvas)),
});

const textCanvas = {
  service: "ads",
  method: "GET",
  access: "app",
  query: form(
    fields({ productId: ["produit_id", id], subheadingId: ["sous_rubrique_id", z.optional(id)] }),
  ),
  answer: inData(
    fields({
      product: ["produit", product],
      /** Canvas of the product; null: line text, set in the support's columns. */
      canvas: z.nullable(canvas),
    }),
  ),
} as const;

export const readTextCanvas = defineCall({
  ...textCanvas,
  name: "readTextCanvas",
  summary: "The product of a line ad, with its unit price",
  path: "/annonces/canvas/text",
});

/** The same call under its second path. */
export const readTexteCanvas = defineCall({
  ...textCanvas,
  name: "readTexteCanvas",
  summary: "The product of a line ad, with its unit price (second path)",
  path: "/annonces/canvas/texte",
});

export const readPackageRate = defineCall({
  name: "readPackageRate",
  summary: "The package one's account holds for a product; null where it holds none",
  service: "ads",
  method: "POST",
  path: "/forfaits/forfait-user-produit",
  access: "session",
  shows: "prices",
  body: packageRequest,
  answer: inData(z.nullable(packageRate)),
});

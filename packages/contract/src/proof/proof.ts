import { defineCall } from "../call/index.ts";
import { adPayload } from "../shared/index.ts";
import { binary, fields, form, id } from "../wire/index.ts";

/** Fields that decide an ad's print, under an order's names for them. */
const draft = {
  headingId: adPayload.headingId,
  productId: adPayload.productId,
  typeId: adPayload.typeId,
  colourId: adPayload.colourId,
  canvasId: adPayload.canvasId,
  layout: adPayload.layout,
  paperContent: adPayload.paperContent,
  title: adPayload.title,
  body: adPayload.body,
  footer: adPayload.footer,
} as const;

export const proofDraft = defineCall({
  name: "proofDraft",
  summary: "A draft ad as it will be printed",
  service: "ads",
  method: "POST",
  path: "/annonces/epreuve",
  access: "app",
  encoding: "multipart",
  media: "application/pdf",
  body: form(fields({ supportId: adPayload.supportId, adId: adPayload.adId, ...draft })),
  answer: binary,
});

export const proofAd = defineCall({
  name: "proofAd",
  summary: "An ordered ad as it will be printed",
  service: "ads",
  method: "GET",
  path: "/annonces/epreuve",
  access: "session",
  media: "application/pdf",
  query: form(fields({ adId: ["annonce_id", id] })),
  answer: binary,
});

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";

const ofAd = form(fields({ adId: ["annonce_id", id] }));

/** Address of a calendar's subscription: every holder of the address may read it. Null: none. */
const feed = inData(fields({ url: z.nullable(text) }));

export const readFeed = defineCall({
  name: "readFeed",
  summary: "The address under which one's ad's calendar can be subscribed to, where it has one",
  service: "ads",
  method: "GET",
  path: "/annonces/flux-calendrier",
  access: "session",
  query: ofAd,
  answer: feed,
});

export const openFeed = defineCall({
  name: "openFeed",
  summary: "Give one's ad's calendar an address; it keeps the one that it has",
  service: "ads",
  method: "POST",
  path: "/annonces/ouvrir-flux-calendrier",
  access: "session",
  body: ofAd,
  answer: feed,
});

export const revokeFeed = defineCall({
  name: "revokeFeed",
  summary: "Revoke the address of one's ad's calendar",
  service: "ads",
  method: "POST",
  path: "/annonces/revoquer-flux-calendrier",
  access: "session",
  body: ofAd,
  answer: feed,
});

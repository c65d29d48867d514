import { defineCall } from "../call/index.ts";
import { placing } from "./place.ts";

export const placeTenderAd = defineCall({
  ...placing,
  name: "placeTenderAd",
  summary: "Order an ad under a convention, or save it to pay later",
  path: "/annonces/passer-annonce-conventionnes",
});

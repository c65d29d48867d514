import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  adStatus,
  fields,
  form,
  id,
  orderStatus,
  text,
  webState,
  wireDate,
} from "../wire/index.ts";
import { sheetFile, sheetFormat } from "./format.ts";

const filter = {
  reference: z.optional(text),
  from: ["date_debut", z.optional(wireDate)],
  to: ["date_fin", z.optional(wireDate)],
  format: sheetFormat,
} as const;

export const exportMyAds = defineCall({
  name: "exportMyAds",
  summary: "One's own ads as a spreadsheet, newest first",
  service: "ads",
  method: "GET",
  path: "/annonces/export/mesannonces",
  access: "session",
  query: form(
    fields({
      userId: ["user_id", z.optional(id)],
      ...filter,
      status: ["statut", z.optional(adStatus)],
      /** Narrows validated ads by where they stand on the web. */
      webState: ["etat_web", z.optional(webState)],
    }),
  ),
  ...sheetFile,
});

export const exportMyOrders = defineCall({
  name: "exportMyOrders",
  summary: "One's own orders, or those of a member of one's team, as a spreadsheet, newest first",
  service: "ads",
  method: "GET",
  path: "/commandes/export/mescommandes",
  access: "session",
  query: form(
    fields({
      /** Oneself, or a member of the caller's team (readings G4). */
      userId: ["utilisateur", z.optional(id)],
      ...filter,
      status: ["statut", z.optional(orderStatus)],
    }),
  ),
  ...sheetFile,
});

import { PACKAGE_STATUS_CODES } from "@parution/rules/packages";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { pageInfo } from "../shared/index.ts";
import { code, fields, form, id, instant, money, text, wireDate } from "../wire/index.ts";

const packageStatus = code(PACKAGE_STATUS_CODES, "ended");

const heldPackage = fields({
  /** One of its kind: ads and issues count on their own. */
  id,
  kind: ["type", code({ ad: "annonce", journal: "journal" }, "ad")],
  label: ["libelle", text],
  /** Charged as it stands in place of the catalogue's price. */
  price: ["prix", money],
  createdAt: ["date_creation", instant],
  product: ["produit", fields({ label: text })],
  badge: [
    "statut",
    fields({
      status: ["id", packageStatus],
      label: ["libelle", text],
      variant: ["class_front", text],
    }),
  ],
  startsOn: ["date_debut", wireDate],
  endsOn: ["date_fin", z.nullable(wireDate)],
});

export const readMyPackages = defineCall({
  name: "readMyPackages",
  summary: "The packages that one's account holds, newest first, ten at a time",
  service: "ads",
  method: "GET",
  path: "/forfaits/mesforfaits/:business_id",
  access: "session",
  shows: "account",
  params: fields({ businessId: ["business_id", id] }),
  query: form(
    fields({
      page: ["pg", z.optional(id)],
      status: ["statut", z.optional(packageStatus)],
      from: ["date_debut", z.optional(wireDate)],
      to: ["date_fin", z.optional(wireDate)],
    }),
  ),
  answer: fields({
    packages: ["data", z.array(heldPackage)],
    info: pageInfo,
    message: z.nullable(text),
    messages: z.array(text),
  }),
});

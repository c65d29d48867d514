import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, filledText, form, id, inData, text } from "../wire/index.ts";
import { business } from "./business.ts";

export const updateBusiness = defineCall({
  name: "updateBusiness",
  summary: "Change the details of one's company; parents only",
  service: "account",
  method: "POST",
  path: "/api/v1/business/update",
  access: "session",
  body: inData(
    form(
      fields({
        /** One's own, or a refusal (readings G3). */
        businessId: ["business_id", z.optional(id)],
        label: ["libelle", filledText],
        companyName: ["raison_social", filledText],
        address: z.optional(text),
        phone: ["telephone", z.optional(text)],
        type: z.optional(text),
        sector: ["secteur", z.optional(text)],
        manager: ["gerant", z.optional(text)],
        ice: z.optional(text),
        tradeRegister: ["rc", z.optional(text)],
        invoiceTo: ["facture_pour", z.optional(text)],
        email: z.optional(z.email()),
        appToken: ["api_token", z.optional(text)],
      }),
    ),
  ),
  answer: inData(fields({ message: text, business: ["entreprise", business] })),
});

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  addressText,
  email,
  fields,
  filledName,
  form,
  id,
  inData,
  nameText,
  text,
} from "../wire/index.ts";
import { business } from "./business.ts";

export const updateBusiness = defineCall({
  name: "updateBusiness",
  summary: "Change the details of one's company; parents only",
  service: "account",
  method: "POST",
  path: "/api/v1/business/update",
  access: "session",
  changes: ["account"],
  body: inData(
    form(
      fields({
        /** One's own, or a refusal. */
        businessId: ["business_id", z.optional(id)],
        label: ["libelle", filledName],
        companyName: ["raison_social", filledName],
        address: z.optional(addressText),
        phone: ["telephone", z.optional(nameText)],
        type: z.optional(nameText),
        sector: ["secteur", z.optional(nameText)],
        manager: ["gerant", z.optional(nameText)],
        ice: z.optional(nameText),
        tradeRegister: ["rc", z.optional(nameText)],
        invoiceTo: ["facture_pour", z.optional(addressText)],
        email: z.optional(email),
        appToken: ["api_token", z.optional(text)],
      }),
    ),
  ),
  answer: inData(fields({ message: text, business: ["entreprise", business] })),
});

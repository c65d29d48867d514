import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { ceiling } from "../shared/index.ts";
import { code, fields, flag, form, id, inData, money, signedMoney, text } from "../wire/index.ts";

export const business = fields({
  id,
  supportId: ["support_id", id],
  label: ["libelle", text],
  companyName: ["raison_social", z.nullable(text)],
  address: z.nullable(text),
  phone: ["telephone", z.nullable(text)],
  type: z.nullable(text),
  /** An unknown kind reads as an individual, who may do least. */
  kind: ["type_compte", code({ individual: "particulier", pro: "pro" }, "individual")],
  sector: ["secteur", z.nullable(text)],
  manager: ["gerant", z.nullable(text)],
  ice: z.nullable(text),
  tradeRegister: ["rc", z.nullable(text)],
  invoiceTo: ["facture_pour", z.nullable(text)],
  email: z.nullable(text),
  balance: ["solde", signedMoney],
  freeBalance: ["solde_gratuit", money],
  creditAccount: ["ccompte", flag],
  convention: ["convention_extra", flag],
  ceiling: ["plafond", ceiling],
});

export const readBusiness = defineCall({
  name: "readBusiness",
  summary: "One's account: company, balances, arrangements",
  service: "account",
  method: "POST",
  path: "/api/v1/business",
  access: "session",
  shows: "account",
  body: form(
    fields({
      businessId: ["business_id", z.optional(id)],
      appToken: ["api_token", z.optional(text)],
    }),
  ),
  answer: inData(business),
});

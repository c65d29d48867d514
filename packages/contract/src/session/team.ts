import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, epochSeconds, fields, form, id, inData, text } from "../wire/index.ts";

const teamMember = fields({
  id,
  userId: ["user_id", id],
  lastName: ["nom", text],
  firstName: ["prenom", text],
  phone: ["telephone", z.nullable(text)],
  email: text,
  /** 10 active; 0 or null deactivated (readings F4). */
  status: z.nullable(count),
  businessId: ["business_id", id],
  clientHash: ["hash_client", text],
  lastSeenAt: ["last_connexion", z.nullable(epochSeconds)],
});

export const readCurrentTeam = defineCall({
  name: "readCurrentTeam",
  summary: "The members of one's team; empty for accounts without one",
  service: "account",
  method: "POST",
  path: "/api/v1/team/current",
  access: "session",
  body: form(
    fields({
      businessId: ["business_id", z.optional(id)],
      appToken: ["api_token", z.optional(text)],
    }),
  ),
  answer: inData(z.array(teamMember)),
});

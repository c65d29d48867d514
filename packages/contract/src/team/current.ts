import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";
import { teamMember } from "./member.ts";

export const readCurrentTeam = defineCall({
  name: "readCurrentTeam",
  summary: "The members of one's team, or one of them with its statistics; 404 where there is none",
  service: "account",
  method: "POST",
  path: "/api/v1/team/current",
  access: "session",
  shows: "team",
  body: form(
    fields({
      businessId: ["business_id", z.optional(id)],
      /** One member alone. */
      userId: ["user_id", z.optional(id)],
      appToken: ["api_token", z.optional(text)],
    }),
  ),
  answer: inData(z.array(teamMember)),
});

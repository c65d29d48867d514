import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";
import { user } from "./user.ts";

export const readUser = defineCall({
  name: "readUser",
  summary: "Oneself; a parent, also a member of its team. 404 for other users",
  service: "account",
  method: "POST",
  path: "/api/v1/user",
  access: "session",
  body: form(
    fields({
      userId: ["user_id", z.optional(id)],
      appToken: ["api_token", z.optional(text)],
    }),
  ),
  answer: inData(user),
});

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, count, fields, flag, form, id, inData, plainDate, text } from "../wire/index.ts";

/** Form of address: `M`, or `Mms`. */
export const civility = code({ mr: "M", mrs: "Mms" }, "mr");

export const user = fields({
  id,
  businessId: ["business_id", id],
  firstName: ["firstname", text],
  lastName: ["lastname", text],
  civility,
  email: text,
  phone: ["telephone", z.nullable(text)],
  /** `YYYY-MM-DD` on both sides. */
  birthDate: ["date_naissance", z.nullable(plainDate)],
  postalCode: ["code_postal", z.nullable(text)],
  /** 0: a city that is not in the list. */
  cityId: ["ville_id", z.nullable(count)],
  otherCity: ["autre_ville", z.nullable(text)],
  isParent: ["is_parent", flag],
  /** Administrator when exactly `ROLE_ADMIN`. */
  roles: text,
  clientHash: ["hash_client", text],
  photoUrl: ["path_photo", z.nullable(text)],
  /** Set for members whose first password was chosen for them. */
  mustChangePassword: ["changer_mot_de_passe", flag],
});

export const readCurrentUser = defineCall({
  name: "readCurrentUser",
  summary: "The person signed in",
  service: "account",
  method: "POST",
  path: "/api/v1/user/current",
  access: "session",
  shows: "profile",
  body: form(fields({ appToken: ["api_token", z.optional(text)] })),
  answer: inData(user),
});

export const readUser = defineCall({
  name: "readUser",
  summary: "Oneself; a parent, also a member of its team. 404 for other users",
  service: "account",
  method: "POST",
  path: "/api/v1/user",
  access: "session",
  shows: "profile",
  body: form(
    fields({
      userId: ["user_id", z.optional(id)],
      appToken: ["api_token", z.optional(text)],
    }),
  ),
  answer: inData(user),
});

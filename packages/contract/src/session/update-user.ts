import { MEMBER_STATUS_CODES } from "@parution/rules/team";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { LARGEST_FILE } from "../limits/index.ts";
import {
  addressText,
  code,
  count,
  type EnglishOf,
  fields,
  flag,
  form,
  id,
  inData,
  jsonText,
  nameText,
  oneFile,
  plainDate,
  sharesNames,
  text,
} from "../wire/index.ts";
import { civility, user } from "./user.ts";

/** Changes of a user; omitted fields stay as they are. */
const table = {
  /** Oneself by default; a parent names a member of its team. */
  userId: ["user_id", z.optional(id)],
  phone: ["telephone", z.optional(nameText)],
  birthDate: ["date_naissance", z.optional(plainDate)],
  postalCode: ["code_postal", z.optional(nameText)],
  /** 0: a city that is not in the list, named in `otherCity`. */
  cityId: ["ville_id", z.optional(count)],
  otherCity: ["autre_ville", z.optional(nameText)],
  /** Removes the photo. */
  removePhoto: ["supprimer_photo", z.optional(flag)],
  /** Status of a member, absent for others as the rest below: 10 active, 0 deactivated. */
  status: z.optional(code(MEMBER_STATUS_CODES, "deactivated")),
  lastName: ["lastname", z.optional(nameText)],
  firstName: ["firstname", z.optional(nameText)],
  civility: z.optional(civility),
  jobTitle: ["lafonctions", z.optional(nameText)],
  department: ["ladirection", z.optional(nameText)],
  address: z.optional(addressText),
  appToken: ["api_token", z.optional(text)],
} as const;

const data = fields(table);

/** New data of a user, with a photo where it changes. */
export type UserUpdate = EnglishOf<typeof table> & { readonly photo?: File | undefined };

/** `data` in JSON, and the photo beside it: in English all of it is one thing. */
const body = sharesNames(
  z.codec(
    z.object({ data: jsonText(form(data)), photo: z.optional(oneFile) }),
    z.custom<UserUpdate>(),
    {
      decode: ({ data, photo }) => (photo === undefined ? data : { ...data, photo }),
      encode: ({ photo, ...data }) => (photo === undefined ? { data } : { data, photo }),
    },
  ),
  fields({ ...table, photo: z.optional(oneFile) }),
);

export const updateUser = defineCall({
  name: "updateUser",
  summary: "Change one's own details and photo; a parent, those of a member of its team",
  service: "account",
  method: "POST",
  path: "/api/v1/user/update",
  access: "session",
  changes: ["profile", "team"],
  encoding: "multipart",
  files: { most: 1, largest: LARGEST_FILE },
  body,
  answer: inData(fields({ message: text, user })),
});

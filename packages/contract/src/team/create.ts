import { GIVEN_PASSWORD_LENGTH } from "@parution/rules/team";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { civility } from "../session/index.ts";
import {
  code,
  count,
  email,
  fields,
  filledAddress,
  filledName,
  form,
  id,
  inData,
  memberStatus,
  nameText,
  text,
} from "../wire/index.ts";

/** Longest password that is read: hashing takes work in proportion. */
const LONGEST_PASSWORD = 200;

/** A parent's data of a member: every field is required. */
const memberDetails = {
  lastName: ["lastname", filledName],
  firstName: ["firstname", filledName],
  civility,
  jobTitle: ["lafonctions", filledName],
  department: ["ladirection", filledName],
  /** Digits. */
  phone: ["telephone", filledName],
  /** 0: a city that is not in the list, named in `otherCity`, which is required then. */
  cityId: ["ville_id", count],
  otherCity: ["autre_ville", z.optional(nameText)],
  address: filledAddress,
} as const;

export const createMember = defineCall({
  name: "createMember",
  summary: "Add a member to one's team, with a password to be changed at the first login",
  service: "account",
  method: "POST",
  path: "/api/v1/user/create",
  access: "session",
  changes: ["team"],
  body: inData(
    form(
      fields({
        ...memberDetails,
        email,
        /** Made by the caller, who passes it on to the member; only its hash is kept (docs/domain/team.md#first-password). */
        password: text.check(z.minLength(GIVEN_PASSWORD_LENGTH), z.maxLength(LONGEST_PASSWORD)),
        /** Read and ignored: a member signs in with its e-mail address. */
        username: z.optional(text),
        /** One's own account's kind, id and company, or a refusal. */
        kind: ["type_compte", z.optional(code({ individual: "particulier", pro: "pro" }))],
        businessId: ["business_id", z.optional(id)],
        companyName: ["raison_social", z.optional(nameText)],
        status: memberStatus,
        appToken: ["api_token", z.optional(text)],
      }),
    ),
  ),
  answer: inData(fields({ userId: ["user_id", id], message: text })),
});

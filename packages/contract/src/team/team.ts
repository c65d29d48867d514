import { GIVEN_PASSWORD_LENGTH } from "@parution/rules/team";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { orderFilter, orderPage } from "../orders/index.ts";
import { civility } from "../session/index.ts";
import {
  code,
  count,
  email,
  epochSeconds,
  fields,
  filledAddress,
  filledName,
  form,
  id,
  inData,
  LONGEST_PASSWORD,
  memberStatus,
  money,
  nameText,
  text,
} from "../wire/index.ts";

/** Contribution of a member to the account. */
const memberStats = fields({
  adCount: ["nbre_annonce", count],
  /** Amount that its orders took from the balances, or added to the debt on term, in centimes. */
  consumed: ["total_solde_consomme", money],
});

const teamMember = fields({
  id,
  userId: ["user_id", id],
  civility,
  lastName: ["nom", text],
  firstName: ["prenom", text],
  phone: ["telephone", z.nullable(text)],
  email: text,
  /** 10 active; 0 or null deactivated. */
  status: memberStatus,
  businessId: ["business_id", id],
  clientHash: ["hash_client", text],
  lastSeenAt: ["last_connexion", z.nullable(epochSeconds)],
  jobTitle: ["lafonctions", text],
  department: ["ladirection", text],
  /** 0: a city that is not in the list, named in `otherCity`. */
  cityId: ["ville_id", z.nullable(count)],
  otherCity: ["autre_ville", text],
  address: text,
  photoUrl: ["path_photo", z.nullable(text)],
  /** Figures of the one member that was asked for; null in a list. */
  stats: ["statistiques", z.nullable(memberStats)],
});

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

export const readMemberOrders = defineCall({
  name: "readMemberOrders",
  summary: "The orders of a member of one's team, newest first, a page at a time",
  service: "ads",
  method: "GET",
  path: "/commandes/commandes",
  access: "session",
  shows: "account",
  query: form(fields({ userId: ["user_id", id], page: ["pg", z.optional(id)], ...orderFilter })),
  answer: orderPage,
});

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

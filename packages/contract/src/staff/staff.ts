import type { StaffPermission, StaffRole } from "@parution/rules/access";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { civility } from "../session/index.ts";
import {
  code,
  email,
  fields,
  filledName,
  inData,
  instant,
  linkToken,
  password,
  text,
  truth,
} from "../wire/index.ts";

const ROLE_CODES = {
  moderator: "moderation",
  counter: "guichet",
  production: "maquette",
  sales: "regie",
  finance: "comptabilite",
  editor: "redaction",
  owner: "ROLE_ADMIN",
} as const satisfies Record<StaffRole, string>;

const PERMISSION_CODES = {
  openDesk: "bureau",
  seeClosings: "bouclages",
  decideAds: "decisions",
  keepCalendar: "calendrier",
  keepEditions: "editions",
  acceptLate: "acceptation_tardive",
  keepWords: "mots",
  keepCatalogue: "catalogue",
  keepRates: "tarifs",
  keepContents: "contenus",
  answerMessages: "messages",
  seeMails: "courriers",
  resendMails: "renvoi_courriers",
  seePayments: "paiements",
  seeBooks: "comptes",
  readReports: "rapports",
  manageStaff: "equipe",
  configure: "installation",
} as const satisfies Record<StaffPermission, string>;

const staffRole = code(ROLE_CODES);
const staffPermission = code(PERMISSION_CODES);

/** Most roles that one may have. */
const MOST_ROLES = Object.keys(ROLE_CODES).length;
const staffRoles = z.array(staffRole).check(z.minLength(1), z.maxLength(MOST_ROLES));

export const readDesk = defineCall({
  name: "readDesk",
  summary: "One's own name, roles and rights at the desk",
  service: "account",
  method: "GET",
  path: "/api/v1/desk",
  access: "session",
  staff: "openDesk",
  shows: "staff",
  answer: inData(
    fields({
      name: ["nom", text],
      email: text,
      roles: z.array(staffRole),
      permissions: ["droits", z.array(staffPermission)],
      /** True once a newspaper is open. */
      installed: ["installe", truth],
    }),
  ),
});

const staffMember = fields({
  name: ["nom", text],
  email: text,
  roles: z.array(staffRole),
  since: ["depuis", instant],
  /** Time at which the member left; null: still there. */
  leftAt: ["parti_le", z.nullable(instant)],
  lastLoginAt: ["derniere_connexion", z.nullable(instant)],
});

export const readStaff = defineCall({
  name: "readStaff",
  summary: "The newspaper's staff, those who left last",
  service: "account",
  method: "GET",
  path: "/api/v1/desk/staff",
  access: "session",
  staff: "manageStaff",
  shows: "staff",
  answer: inData(
    fields({
      staff: ["personnel", z.array(staffMember)],
      /** Links that may still be followed. */
      invitations: [
        "invitations",
        z.array(
          fields({ email: text, roles: z.array(staffRole), expiresAt: ["expire_le", instant] }),
        ),
      ],
    }),
  ),
});

export const changeStaff = defineCall({
  name: "changeStaff",
  summary: "Give a user other roles at the desk, or the first ones; never to oneself",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/staff",
  access: "session",
  staff: "manageStaff",
  changes: ["staff"],
  body: inData(fields({ email, roles: staffRoles })),
  answer: inData(staffMember),
});

export const endStaff = defineCall({
  name: "endStaff",
  summary: "Take every role from a user, whose sessions end at once; the last owner stays",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/staff/end",
  access: "session",
  staff: "manageStaff",
  changes: ["staff"],
  body: inData(fields({ email })),
  answer: inData(staffMember),
});

export const inviteStaff = defineCall({
  name: "inviteStaff",
  summary: "Mail a link that gives roles at the desk, valid for a week and once",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/staff/invite",
  access: "session",
  staff: "manageStaff",
  changes: ["staff"],
  body: inData(fields({ email, roles: staffRoles })),
  answer: inData(fields({ message: text })),
});

export const withdrawInvitation = defineCall({
  name: "withdrawInvitation",
  summary: "Take back an invitation to the desk, whose link ends at once",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/staff/invite/withdraw",
  access: "session",
  staff: "manageStaff",
  changes: ["staff"],
  body: inData(fields({ email })),
  answer: inData(fields({ message: text })),
});

export const readInvitation = defineCall({
  name: "readInvitation",
  summary: "What an invitation to the desk gives; 410 once used or late",
  service: "account",
  method: "POST",
  path: "/api/v1/staff/invitation",
  access: "app",
  body: inData(fields({ token: ["jeton", linkToken] })),
  answer: inData(
    fields({
      email: text,
      roles: z.array(staffRole),
      /** True when the address has an account, which keeps its password. */
      isKnown: ["compte_connu", truth],
    }),
  ),
});

export const acceptInvitation = defineCall({
  name: "acceptInvitation",
  summary: "Take the roles of an invitation, with a name and a password for a new address",
  service: "account",
  method: "POST",
  path: "/api/v1/staff/invitation/accept",
  access: "app",
  changes: ["staff"],
  body: inData(
    fields({
      token: ["jeton", linkToken],
      civility: ["civility", z.optional(civility)],
      firstName: ["firstname", z.optional(filledName)],
      lastName: ["lastname", z.optional(filledName)],
      password: z.optional(password),
    }),
  ),
  answer: inData(fields({ message: text })),
});

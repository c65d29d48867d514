import { LONGEST_LEAD } from "@parution/rules/calendar";
import { iceStatus, isRib } from "@parution/rules/fields";
import { SHORTEST_KEY } from "@parution/rules/payment";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  code,
  countWithin,
  email,
  fields,
  filledAddress,
  filledName,
  inData,
  money,
  nameText,
  phone,
  text,
  truth,
  typed,
} from "../wire/index.ts";

const digits = text.check(z.maxLength(30), z.regex(/^\d+$/));
const url = (protocols: string) =>
  text.check(z.maxLength(500), z.regex(new RegExp(`^(?:${protocols})://[!-~]+$`)));

/** The seller as a Moroccan invoice must name it, in both languages. */
export const publisher = fields({
  legalNameFr: ["raison_sociale_fr", filledName],
  legalNameAr: ["raison_sociale_ar", filledName],
  /** Legal form and capital. */
  legalFormFr: ["forme_juridique_fr", filledName],
  legalFormAr: ["forme_juridique_ar", filledName],
  addressFr: ["adresse_fr", filledAddress],
  addressAr: ["adresse_ar", filledAddress],
  phone: ["telephone", phone],
  email,
  ice: filledName,
  /** Identifiant fiscal. */
  taxId: ["identifiant_fiscal", digits],
  tradeRegisterFr: ["registre_commerce_fr", filledName],
  tradeRegisterAr: ["registre_commerce_ar", filledName],
  /** Taxe professionnelle. */
  businessTax: ["taxe_professionnelle", digits],
  /** Account that transfers go to. */
  bankAccount: ["rib", z.optional(nameText)],
});

/** The publisher's identity as a person types it. */
export const typedPublisher = z.object({
  legalNameFr: typed(filledName),
  legalNameAr: typed(filledName),
  legalFormFr: typed(filledName),
  legalFormAr: typed(filledName),
  addressFr: typed(filledAddress),
  addressAr: typed(filledAddress),
  phone: typed(phone),
  email: typed(email),
  ice: typed(filledName.check(z.refine((text) => iceStatus(text) === "well-formed", "ice"))),
  taxId: typed(digits),
  tradeRegisterFr: typed(filledName),
  tradeRegisterAr: typed(filledName),
  businessTax: typed(digits),
  bankAccount: typed(z.optional(nameText.check(z.refine(isRib, "rib")))),
});

/** Fields of a newspaper: names, address, kind and colour. */
export const newspaperFields = {
  nameFr: ["nom_fr", filledName],
  nameAr: ["nom_ar", filledName],
  slug: text.check(z.maxLength(40), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  medium: ["support", code({ print: "papier", digital: "numerique" })],
  language: ["langue", code({ fr: "fr", ar: "ar" })],
  /** The whole theme is derived from it. */
  colour: ["couleur", text.check(z.regex(/^#[0-9a-f]{6}$/i))],
} as const;

export const newspaper = fields(newspaperFields);

/** Days of the week as their numbers, from Sunday. */
const weekday = countWithin(0, 6);

/** Fields of a newspaper's days. */
export const dayFields = {
  /** Days of the week without an edition. Saturdays and Sundays have one only where the next field names them. */
  closedDays: ["jours_sans_edition", z.array(weekday).check(z.maxLength(7))],
  /** Days of the weekend with an edition, unless they are closed days; absent: none. */
  weekendEditions: [
    "editions_weekend",
    z.optional(z.array(code({ saturday: "samedi", sunday: "dimanche" })).check(z.maxLength(7))),
  ],
  moroccanHolidays: ["jours_feries", truth],
  /** Hours before a day begins at which it closes to new ads; absent: 36 in print, 0 on the web. */
  leadHours: ["delai_heures", z.optional(countWithin(0, LONGEST_LEAD))],
} as const;

export const days = fields(dayFields);

/** Prices before tax, for every heading of the starter set; rate cards change them later. */
export const prices = fields({
  /** Price of a line in print, or of a day on the web. */
  unit: ["unite", money],
  /** Price of a module in print. */
  module: z.optional(money),
  colourModule: ["module_couleur", z.optional(money)],
});

const shared = { method: "POST", access: "session", staff: "configure" } as const;
const changes = { service: "account", changes: ["installation"] } as const;
const saved = inData(fields({ message: text }));

export const savePublisher = defineCall({
  ...shared,
  ...changes,
  name: "savePublisher",
  answer: saved,
  summary: "Keep the publisher's identity, as invoices name it",
  path: "/api/v1/desk/installation/editeur",
  body: inData(publisher),
});

export const saveNewspaper = defineCall({
  ...shared,
  ...changes,
  name: "saveNewspaper",
  answer: saved,
  summary: "Keep the first newspaper's names, address, kind and colour until it opens",
  path: "/api/v1/desk/installation/journal",
  body: inData(newspaper),
});

export const saveDays = defineCall({
  ...shared,
  ...changes,
  name: "saveDays",
  answer: saved,
  summary: "Keep the first newspaper's days without an edition until it opens",
  path: "/api/v1/desk/installation/jours",
  body: inData(days),
});

export const savePrices = defineCall({
  ...shared,
  ...changes,
  name: "savePrices",
  answer: saved,
  summary: "Keep the first newspaper's prices until it opens",
  path: "/api/v1/desk/installation/tarifs",
  body: inData(prices),
});

const key = text.check(z.minLength(SHORTEST_KEY), z.maxLength(200));

export const cardSettings = fields({
  clientId: ["client", filledName],
  /** Absent: the one that is kept. It is never answered. */
  storeKey: ["cle", z.optional(key)],
  gatewayUrl: ["adresse", url("https?")],
});

export const saveCard = defineCall({
  ...shared,
  ...changes,
  name: "saveCard",
  answer: saved,
  summary: "Keep the card provider's access, encrypted",
  path: "/api/v1/desk/installation/carte",
  body: inData(cardSettings),
});

export const cashSettings = fields({
  /** Absent: the one that is kept. It is never answered. */
  key: ["cle", z.optional(key)],
  partnerUrl: ["adresse", url("https?")],
});

export const saveCash = defineCall({
  ...shared,
  ...changes,
  name: "saveCash",
  answer: saved,
  summary: "Keep the cash partner's access, encrypted",
  path: "/api/v1/desk/installation/especes",
  body: inData(cashSettings),
});

export const mailSettings = fields({
  /** Address of the server with user and password; absent: the one that is kept. It is never answered. */
  smtpUrl: ["serveur", z.optional(url("smtps?"))],
  from: ["expediteur", email],
  contactTo: ["contact", email],
  reportsTo: ["exploitation", email],
});

/** Access to a mail server, and addresses, as a person types them. */
export const typedMailSettings = z.object({
  smtpUrl: typed(z.optional(url("smtps?"))),
  from: typed(email),
  contactTo: typed(email),
  reportsTo: typed(email),
});

export const saveMail = defineCall({
  ...shared,
  ...changes,
  name: "saveMail",
  answer: saved,
  summary: "Keep the mail server's access, encrypted",
  path: "/api/v1/desk/installation/courrier",
  body: inData(mailSettings),
});

export const removeMailServer = defineCall({
  ...shared,
  ...changes,
  name: "removeMailServer",
  answer: saved,
  summary:
    "Remove the mail server that is kept: letters are written into the data folder from then on",
  path: "/api/v1/desk/installation/courrier/retirer",
});

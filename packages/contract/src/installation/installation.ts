import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { civility } from "../session/index.ts";
import {
  code,
  count,
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
import { days, newspaper, prices, publisher } from "./settings.ts";

export const checkInstallationLink = defineCall({
  name: "checkInstallationLink",
  summary: "Validity of the one-time address of an empty installation; 410 once used or late",
  service: "account",
  method: "POST",
  path: "/api/v1/installation/lien",
  access: "app",
  body: inData(fields({ token: ["jeton", linkToken] })),
  answer: inData(fields({ expiresAt: ["expire_le", instant] })),
});

export const createOwner = defineCall({
  name: "createOwner",
  summary: "Create the owner of an empty installation by its one-time address",
  service: "account",
  method: "POST",
  path: "/api/v1/installation/proprietaire",
  access: "app",
  body: inData(
    fields({
      token: ["jeton", linkToken],
      civility,
      firstName: ["firstname", filledName],
      lastName: ["lastname", filledName],
      email,
      password,
    }),
  ),
  answer: inData(fields({ message: text })),
});

/** State of settings with a secret: kept here, or set by the environment, which wins. */
const provider = {
  isSet: ["defini", truth],
  isFixed: ["fixe", truth],
  /** Outcome of the last try: proven right, answered without a proof, failed; null: not tried since it changed. */
  tried: ["essai", z.nullable(code({ proven: "prouve", answered: "repondu", failed: "echoue" }))],
} as const;

/** A way to pay: without settings of its own it may be offered all the same, by the sandbox of this machine. */
const payment = { ...provider, isOffered: ["propose", truth] } as const;

export const readInstallation = defineCall({
  name: "readInstallation",
  summary: "What is set and what is missing before the first newspaper opens; never a secret",
  service: "account",
  method: "GET",
  path: "/api/v1/desk/installation",
  access: "session",
  staff: "configure",
  shows: "installation",
  answer: inData(
    fields({
      /** Address of the open newspaper's page; null: it is not open yet. */
      opened: ["ouvert", z.nullable(text)],
      publisher: ["editeur", z.nullable(publisher)],
      publisherIsFixed: ["editeur_fixe", truth],
      newspaper: ["journal", z.nullable(newspaper)],
      days: ["jours", z.nullable(days)],
      prices: ["tarifs", z.nullable(prices)],
      /** Spreadsheet that changes the starter catalogue; null: it opens as it is. */
      book: ["classeur", z.nullable(fields({ name: ["nom", text], rows: ["lignes", count] }))],
      card: [
        "carte",
        fields({ ...payment, clientId: ["client", text], gatewayUrl: ["adresse", text] }),
      ],
      cash: ["especes", fields({ ...payment, partnerUrl: ["adresse", text] })],
      mail: [
        "courrier",
        fields({
          ...provider,
          /** Name of the server; null: mails are written into the data folder. */
          host: ["serveur", z.nullable(text)],
          from: ["expediteur", text],
          contactTo: ["contact", text],
          reportsTo: ["exploitation", text],
        }),
      ],
    }),
  ),
});

/** Result of a try and its sentence: whether the other side took it, and whether that proves the setting. */
const tried = inData(
  fields({ isGood: ["reussi", truth], isProven: ["prouve", truth], message: text }),
);

export const testCard = defineCall({
  name: "testCard",
  summary: "Hand a payment of one dirham to the card provider's page, where it is not paid",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/installation/carte/essai",
  access: "session",
  staff: "configure",
  changes: ["installation"],
  answer: tried,
});

export const testCash = defineCall({
  name: "testCash",
  summary: "Ask for the cash partner's list of agencies",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/installation/especes/essai",
  access: "session",
  staff: "configure",
  changes: ["installation"],
  answer: tried,
});

export const sendTestLetter = defineCall({
  name: "sendTestLetter",
  summary: "Send a letter to one's own address at once",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/installation/courrier/essai",
  access: "session",
  staff: "configure",
  changes: ["installation"],
  answer: tried,
});

export const openInstallation = defineCall({
  name: "openInstallation",
  summary: "Open the first newspaper with what was kept; once",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/installation/ouvrir",
  access: "session",
  staff: "configure",
  changes: ["installation", "staff"],
  answer: inData(fields({ opened: ["ouvert", text] })),
});

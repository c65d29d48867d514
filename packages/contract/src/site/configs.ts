import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { language } from "../shared/index.ts";
import {
  count,
  fields,
  form,
  id,
  inData,
  instant,
  money,
  percent,
  plainDate,
  text,
} from "../wire/index.ts";

const links = fields({
  register: ["inscription", text],
  recoverPassword: ["mot_de_passe", text],
  editProfile: ["profil", text],
  backOffice: ["administration", text],
  agencies: ["agences", text],
  advertising: ["publicite", text],
  jobs: ["emploi", text],
});

const constants = fields({
  tax: ["tva", percent],
  charactersPerLine: ["caracteres_par_ligne", count],
  minimumLines: ["lignes_minimum", count],
  ringScale: ["lignes_echelle", count],
  highestTopUp: ["recharge_maximum", money],
  highestBalance: ["solde_maximum", money],
  /** Bytes of one file, and of all files of an order. */
  fileBytes: ["taille_fichier", count],
  filesBytes: ["taille_fichiers", count],
  /** Bytes of the largest film that the desk takes. */
  filmBytes: ["taille_film", count],
});

const configs = fields({
  /** Version whose change clears a stored session once (docs/domain/accounts.md#cache-version). */
  version: text,
  /** The server's clock, by which session expiry is judged. */
  now: ["maintenant", instant],
  publisherZone: ["fuseau", text],
  languages: ["langues", z.array(language)],
  defaultSupportId: ["support_defaut", id],
  /** Day from which the terms count that a registration accepts. */
  termsVersion: ["version_conditions", plainDate],
  /** Links to the external account site, and to pages of the publisher elsewhere; empty where there is none. */
  links: ["liens", links],
  constants: ["constantes", constants],
});

export const readConfigs = defineCall({
  name: "readConfigs",
  summary: "What the portal needs to know of its installation",
  service: "ads",
  method: "GET",
  path: "/global/configs",
  access: "app",
  query: form(fields({ language: ["langue", z.optional(language)] })),
  answer: inData(configs),
});

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import { LONGEST_MESSAGE, LONGEST_NAME, LONGEST_SUBJECT } from "../limits/index.ts";
import {
  code,
  count,
  email,
  fields,
  filledText,
  form,
  inData,
  text,
  typed,
} from "../wire/index.ts";

/** Networks on which a publisher may be found; an unknown one reads as the publisher's own site. */
const NETWORKS = {
  website: "site",
  facebook: "facebook",
  instagram: "instagram",
  linkedin: "linkedin",
  x: "x",
  youtube: "youtube",
  whatsapp: "whatsapp",
} as const;

export type Network = keyof typeof NETWORKS;
export const network = code(NETWORKS, "website");

const message = {
  name: filledText.check(z.maxLength(LONGEST_NAME)),
  email,
  subject: filledText.check(z.maxLength(LONGEST_SUBJECT)),
  message: filledText.check(z.maxLength(LONGEST_MESSAGE)),
};

/** A message to the publisher as a visitor types it: all of it is required. */
export const typedContact = z.object({
  name: typed(message.name),
  email: typed(message.email),
  subject: typed(message.subject),
  message: typed(message.message),
});

export const sendContact = defineCall({
  name: "sendContact",
  summary: "Write to the publisher",
  service: "ads",
  method: "POST",
  path: "/contact/contact",
  access: "app",
  body: form(
    fields({
      name: ["nom_prenom", message.name],
      email: message.email,
      subject: ["objet", message.subject],
      message: message.message,
      /** Without it the answer is 422 `CAPTCHA`. */
      captcha: ["altcha", z.optional(captchaPayload)],
    }),
  ),
  answer: fields({ status: count, message: text }),
});

export const readContactDetails = defineCall({
  name: "readContactDetails",
  summary: "Where and when the publisher can be reached",
  service: "ads",
  method: "GET",
  path: "/contact/coordonnees",
  access: "app",
  answer: inData(
    fields({
      name: ["raison_social", z.nullable(text)],
      address: ["adresse", z.nullable(text)],
      phone: ["telephone", z.nullable(text)],
      email: z.nullable(text),
      hours: [
        "horaires",
        z.array(fields({ days: ["jours", text], hours: ["heures", z.nullable(text)] })),
      ],
      networks: ["reseaux", z.array(fields({ network: ["reseau", network], url: text }))],
      agencies: [
        "agences",
        z.array(
          fields({
            name: ["nom", text],
            address: ["adresse", text],
            city: ["ville", text],
            phone: ["telephone", z.nullable(text)],
            hours: ["horaires", text],
          }),
        ),
      ],
    }),
  ),
});

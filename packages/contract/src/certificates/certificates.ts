import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import {
  binary,
  count,
  fields,
  filledText,
  flag,
  form,
  id,
  oneFile,
  paperText,
  text,
  wireDate,
} from "../wire/index.ts";

export const downloadCertificate = defineCall({
  name: "downloadCertificate",
  summary:
    "The signed certificate of an ad's publication: of one's own, or of a key that one holds",
  service: "ads",
  method: "GET",
  path: "/api/v1/annonces/telecharger-attestation",
  access: "app",
  media: "application/pdf",
  query: form(
    fields({
      /** One's own ad; needs a session. */
      adId: ["annonce_id", z.optional(id)],
      /** The key that a certificate bears. */
      keyword: z.optional(text),
    }),
  ),
  answer: binary,
});

const certificate = fields({
  issuedOn: ["date_emission", wireDate],
  /** What was signed, to the letter. */
  statement: ["enonce", text],
  /** Ed25519, base64url. */
  signature: text,
  /** Ed25519, base64url. */
  publicKey: ["cle_publique", text],
  /** Whether the signature is the publisher's. */
  genuine: ["authentique", flag],
  /** Whether the ad still says what was certified. */
  current: ["conforme", flag],
});

const certifiedAd = fields({
  id,
  year: ["annonce_annee", count],
  key: ["random_key", text],
  /** The name is null where the advertiser asked for confidence. */
  advertiser: ["user", fields({ name: z.nullable(text) })],
  support: fields({ label: ["libelle", text] }),
  dates: ["dates_parution", z.array(wireDate)],
  paperContent: ["contenu_papier", paperText],
  certificate: ["attestation", certificate],
});

const verification = fields({
  ad: ["data", certifiedAd],
  info: fields({ paperReference: ["refPapier", text] }),
});

export const verifyAd = defineCall({
  name: "verifyAd",
  summary: "What the publisher certified under a key, and whether its signature holds",
  service: "ads",
  method: "GET",
  path: "/annonces/verifier-annonce",
  access: "app",
  query: form(
    fields({
      keyword: filledText,
      /** Without it the answer is 422 `CAPTCHA`. */
      captcha: ["altcha", z.optional(captchaPayload)],
    }),
  ),
  answer: verification,
});

/** The largest certificate that is read; bytes. */
export const LARGEST_CERTIFICATE = 2 * 1024 * 1024;

export const verifyCertificate = defineCall({
  name: "verifyCertificate",
  summary: "Whether a certificate in PDF is the publisher's own, unaltered, and what it certifies",
  service: "ads",
  method: "POST",
  path: "/annonces/verifier-attestation",
  access: "app",
  encoding: "multipart",
  files: { most: 1, largest: LARGEST_CERTIFICATE },
  body: form(
    fields({
      /** The certificate as it was given out, of {@link LARGEST_CERTIFICATE} bytes at most. */
      file: ["fichier", oneFile],
      /** Without it the answer is 422 `CAPTCHA`. */
      captcha: ["altcha", z.optional(captchaPayload)],
    }),
  ),
  answer: verification,
});

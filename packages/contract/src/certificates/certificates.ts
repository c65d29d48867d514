import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { captchaPayload } from "../captcha/index.ts";
import {
  binary,
  code,
  count,
  fields,
  filledText,
  flag,
  form,
  id,
  instant,
  oneFile,
  paperText,
  text,
  wireDate,
} from "../wire/index.ts";

export const downloadCertificate = defineCall({
  name: "downloadCertificate",
  summary:
    "The signed certificate of an ad, of its insertion or of its publication: of one's own, or of a key that one holds",
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

/** Reason why a certificate no longer holds. */
const withdrawal = fields({
  reason: [
    "motif",
    code({
      missed: "non_parue",
      "not-printed": "absente_du_numero",
      "issue-replaced": "numero_remplace",
      "issue-checked": "numero_verifie",
      "text-changed": "texte_change",
      "dates-changed": "dates_changees",
      "ad-ended": "annonce_terminee",
      "taken-off": "retiree_du_site",
    }),
  ],
  /** Day that it concerns. */
  date: z.nullable(wireDate),
  /** The sentence in both languages. */
  fr: ["texte_fr", text],
  ar: ["texte_ar", text],
});

const kind = code({ insertion: "insertion", publication: "parution" });

/** The printed issue of a day, in which the ad was found. */
const print = fields({
  date: wireDate,
  pages: z.array(count),
  /** SHA-256 of the file, hexadecimal. */
  sha256: text,
  confirmedBy: ["constatee_par", code({ program: "programme", person: "personne" })],
  /** Text of the ad in the issue; null: the certified one. */
  text: ["texte", z.nullable(text)],
});

/** Entry of the website's log. */
const webEntry = fields({
  at: ["date", instant],
  /** True when the ad was served from then on. */
  shown: ["en_ligne", flag],
  address: ["adresse", z.nullable(text)],
  /** SHA-256 of what was served, hexadecimal; null: it was not kept. */
  sha256: z.nullable(text),
});

const certificate = fields({
  /** Before the ad has appeared, a certificate of insertion. */
  kind: ["type", kind],
  issuedOn: ["date_emission", wireDate],
  /** Signed text, to the letter. */
  statement: ["enonce", text],
  /** Ed25519, base64url. */
  signature: text,
  /** Ed25519, base64url. */
  publicKey: ["cle_publique", text],
  /** True when the signature is the publisher's. */
  genuine: ["authentique", flag],
  /** True when the ad still has the certified content, and the publisher has not withdrawn it. */
  current: ["conforme", flag],
  /** True when its file can be had by its key. */
  downloadable: ["telechargeable", flag],
  /** SHA-256 of the file that was given out, hexadecimal; null: it was not kept when it was made. */
  sha256: z.nullable(text),
  /** Null while it holds. */
  withdrawal: ["retrait", z.nullable(withdrawal)],
  prints: ["numeros", z.array(print)],
  web: ["journal_site", z.array(webEntry)],
  /** Certificates of the ad before this one, the newest first. */
  earlier: [
    "anterieures",
    z.array(
      fields({ key: ["code", text], kind: ["type", kind], issuedOn: ["date_emission", wireDate] }),
    ),
  ],
  /** PAdES signature of its file; null: it has none. */
  pdfSignature: [
    "signature_pdf",
    z.nullable(
      fields({
        /** Subject of the signer's certificate. */
        signer: ["signataire", text],
        /** B-T has a trusted timestamp. */
        level: ["niveau", code({ "B-B": "B-B", "B-T": "B-T" })],
      }),
    ),
  ],
  /** Trusted timestamp (RFC 3161) of its file; null: none, or not yet. */
  timestamp: [
    "horodatage",
    z.nullable(
      fields({
        at: ["date", instant],
        /** Subject of the authority's certificate. */
        authority: ["autorite", text],
        /** DER, base64. */
        token: ["jeton", text],
      }),
    ),
  ],
});

/** Progress of an ad's publication, as a whole and by date. */
const publication = fields({
  /** `remplacee`: the ad has another text or other dates than those that were certified. */
  state: [
    "etat",
    code({
      appeared: "parue",
      planned: "prevue",
      missed: "non_parue",
      withdrawn: "retiree",
      replaced: "remplacee",
    }),
  ],
  /** Evidence of the newspaper: its printed issues, the calendar where it keeps none, or the log of the website. */
  rule: ["regle", code({ printed: "numero", calendar: "calendrier", web: "site" })],
  dates: z.array(
    fields({
      date: wireDate,
      /** `non_confirmee`: the day has come, no record says that the ad appeared, none that it is missing; `non_parue`: one does. */
      state: [
        "etat",
        code({
          appeared: "parue",
          planned: "prevue",
          unconfirmed: "non_confirmee",
          missed: "non_parue",
          withdrawn: "retiree",
        }),
      ],
    }),
  ),
});

const verifiedAd = fields({
  id,
  year: ["annonce_annee", count],
  reference: ["ref_web", text],
  /** Null where the ad was found by its web reference. */
  key: ["random_key", z.nullable(text)],
  /** The name is null where the advertiser asked for confidence. */
  advertiser: ["user", fields({ name: z.nullable(text) })],
  support: fields({ label: ["libelle", text] }),
  dates: ["dates_parution", z.array(wireDate)],
  publication: ["parution", publication],
  paperContent: ["contenu_papier", paperText],
  /** Null where the ad was found by its web reference: only the content of its public page is stated. */
  certificate: ["attestation", z.nullable(certificate)],
});

const verification = fields({
  ad: ["data", verifiedAd],
  /** The paper reference of the invoice; of an ad found by its web reference, that one. */
  info: fields({ paperReference: ["refPapier", text] }),
});

export const verifyAd = defineCall({
  name: "verifyAd",
  summary:
    "What the publisher certified under a key, whether its signature holds, and whether the ad has appeared; or an ad that is online, by its web reference",
  service: "ads",
  method: "GET",
  path: "/annonces/verifier-annonce",
  access: "app",
  query: form(
    fields({
      /** The key of a certificate, or the web reference of an ad that is online. */
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
  summary:
    "Whether a file is a certificate as the publisher gave it out, to the byte, and what it certifies",
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

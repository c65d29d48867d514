import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { format, supportSummary, wordBreak } from "../shared/index.ts";
import {
  adStatus,
  binary,
  code,
  count,
  fields,
  flag,
  id,
  inData,
  instant,
  money,
  paperText,
  text,
  truth,
  wireDate,
} from "../wire/index.ts";

const check = fields({
  code: code({
    mention: "mention",
    ice: "ice",
    repetition: "repetition",
    word: "mot",
    contact: "contact",
  }),
  /** Text that was found, in the caller's language, where it is not of the ad's own. */
  found: ["trouve", text],
});

/** Words of an ad, its printed parts in one. */
const adWords = fields({
  title: ["titre", text],
  paperContent: ["contenu_papier", text],
  webContent: ["contenu_web", text],
});

const earlierAd = fields({
  id,
  reference: ["ref_web", text],
  title: ["titre", text],
  status: ["statut", adStatus],
  orderedAt: ["commande_le", instant],
  /** Reason why the ad was refused; null: it was not. */
  refusalReason: ["motif_refus", z.nullable(text)],
});

/** Event in the history of an ad at the desk. */
const pastEvent = fields({
  event: [
    "evenement",
    code({
      ordered: "commandee",
      opened: "ouverte",
      validate: "acceptee",
      refuse: "refusee",
      correct: "a_corriger",
      corrected: "corrigee",
    }),
  ],
  at: ["date", instant],
  /** Moderator; null: the advertiser, or no user. */
  by: ["auteur", z.nullable(text)],
  /** Reason of a refusal or a correction. */
  reason: ["motif", z.nullable(text)],
  /** False for a decision that had no effect. */
  isEffective: ["effective", truth],
});

/** Digest of words, place and files of an ad, by which a decision names what it is about. */
export const version = text.check(z.maxLength(64));

/** Edition of an ad's day that takes nothing more. */
const closedEdition = fields({
  day: ["date", wireDate],
  closedAt: ["bouclee_le", z.nullable(instant)],
  /** True where it still takes an ad that is accepted late; not once it is printed, cancelled or over. */
  takesLate: ["acceptation_tardive", truth],
});

const moderatedAd = fields({
  id,
  version,
  reference: ["ref_web", text],
  status: ["statut", adStatus],
  title: ["titre", text],
  support: supportSummary,
  heading: ["rubrique", text],
  subheading: ["sous_rubrique", z.nullable(text)],
  printedHeading: ["rubrique_journal", text],
  paperContent: ["contenu_papier", paperText],
  webContent: ["contenu_web", z.nullable(text)],
  format,
  wordBreak: ["coupure_lignes", wordBreak],
  canvas: z.nullable(
    fields({
      width: ["largeur", count],
      height: ["hauteur", count],
      titleLimit: ["titre_limit", count],
      bodyLimit: ["body_limit", count],
      footerLimit: ["footer_limit", count],
    }),
  ),
  dates: ["dates_parution", z.array(wireDate)],
  total: ["prix_ttc", money],
  anonymous: ["annonce_anonyme", flag],
  orderedAt: ["commande_le", instant],
  closesAt: ["bouclage", instant],
  closedEditions: ["editions_bouclees", z.array(closedEdition)],
  files: [
    "fichiers",
    z.array(fields({ id, name: ["nom", text], media: ["type", text], isPhoto: ["photo", truth] })),
  ],
  checks: ["controles", z.array(check)],
  /** Corrections that the advertiser may be asked for by what the checks found. */
  suggestions: ["corrections_proposees", z.array(fields({ fr: text, ar: text }))],
  /** The newest correction asked for, with the words of the ad before and now; null: none. */
  correction: z.nullable(
    fields({
      asked: ["demande", text],
      askedAt: ["demandee_le", instant],
      /** Time at which the advertiser sent the ad again; null: not in time. */
      correctedAt: ["corrigee_le", z.nullable(instant)],
      before: ["avant", adWords],
      after: ["apres", adWords],
    }),
  ),
  /** The oldest first. */
  history: ["historique", z.array(pastEvent)],
  advertiser: [
    "annonceur",
    fields({
      name: ["nom", text],
      company: ["societe", text],
      email: text,
      phone: ["telephone", text],
      since: ["depuis", instant],
      /** Ads ordered so far, and those of them that were refused. */
      ads: ["annonces", count],
      refused: ["refusees", count],
      /** The last of them before this one, the newest first. */
      earlier: ["precedentes", z.array(earlierAd)],
    }),
  ],
});

export const readModeratedAd = defineCall({
  name: "readModeratedAd",
  summary: "One ad with everything that a decision needs",
  service: "ads",
  method: "GET",
  path: "/desk/moderation/annonces/:annonce_id",
  access: "session",
  staff: "decideAds",
  params: fields({ adId: ["annonce_id", id] }),
  answer: inData(moderatedAd),
});

const reasons = z.array(fields({ id, fr: text, ar: text }));

export const readReasons = defineCall({
  name: "readReasons",
  summary: "Reasons of refusals and of corrections that the newspaper offers its moderators",
  service: "ads",
  method: "GET",
  path: "/desk/moderation/motifs",
  access: "session",
  staff: "decideAds",
  shows: "catalogue",
  answer: inData(fields({ refusals: ["refus", reasons], corrections: reasons })),
});

export const readModeratedFile = defineCall({
  name: "readModeratedFile",
  summary: "A file of an ad that waits for a decision",
  service: "ads",
  method: "GET",
  path: "/desk/moderation/fichiers/:fichier_id",
  access: "session",
  staff: "decideAds",
  media: "application/octet-stream",
  params: fields({ fileId: ["fichier_id", id] }),
  answer: binary,
});

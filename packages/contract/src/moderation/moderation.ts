import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { format, supportSummary, wordBreak } from "../shared/index.ts";
import {
  adStatus,
  binary,
  code,
  count,
  fields,
  filledText,
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

const reviewState = code({ inTime: "a_temps", dueToday: "aujourdhui", late: "en_retard" });

/** Longest reason of a refusal, or all corrections that are asked for. */
const LONGEST_REASON = 4000;
const reason = filledText.check(z.maxLength(LONGEST_REASON));

/** Most ads that are decided, or taken back, by one call. */
const MOST_AT_ONCE = 100;
const someIds = z.array(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

const queued = fields({
  id,
  reference: ["ref_web", text],
  title: ["titre", text],
  support: text,
  closesAt: ["bouclage", instant],
  orderedAt: ["commande_le", instant],
  /** State of the decision, which the terms promise within three working days. */
  decision: ["decision", reviewState],
  /** State of the acknowledgement, promised within one; null: a moderator opened it. */
  acknowledgement: ["accuse", z.nullable(reviewState)],
  /** True when its advertiser has corrected it. */
  isCorrected: ["corrigee", truth],
  /** Name of another moderator who has it on the screen. */
  heldBy: ["tenue_par", z.nullable(text)],
});

export const readModerationQueue = defineCall({
  name: "readModerationQueue",
  summary: "Ads that wait for a decision, the nearest closing first, then the oldest",
  service: "ads",
  method: "GET",
  path: "/desk/moderation",
  access: "session",
  staff: "decideAds",
  answer: inData(
    fields({
      /** All that wait; the list has the first of them. */
      total: count,
      ads: ["annonces", z.array(queued)],
    }),
  ),
});

const check = fields({
  code: code({
    mention: "mention",
    ice: "ice",
    repetition: "repetition",
    word: "mot",
    contact: "contact",
  }),
  /** In the caller's language, where it is not of the ad's own. */
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
  /** Why it was refused; null: it was not. */
  refusalReason: ["motif_refus", z.nullable(text)],
});

const moderatedAd = fields({
  id,
  reference: ["ref_web", text],
  status: ["statut", adStatus],
  title: ["titre", text],
  support: supportSummary,
  heading: ["rubrique", text],
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
      /** When the advertiser sent the ad again; null: not in time. */
      correctedAt: ["corrigee_le", z.nullable(instant)],
      before: ["avant", adWords],
      after: ["apres", adWords],
    }),
  ),
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

export const claimAd = defineCall({
  name: "claimAd",
  summary: "Keep an ad from other moderators for two minutes; the first claim acknowledges it",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/tenir",
  access: "session",
  staff: "decideAds",
  body: inData(fields({ adId: ["annonce_id", id] })),
  answer: inData(fields({ until: ["jusqu_a", instant] })),
});

export const decideAd = defineCall({
  name: "decideAd",
  summary:
    "Accept or refuse a claimed ad, or ask for a correction; carried out once the undo time is over",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/decider",
  access: "session",
  staff: "decideAds",
  body: inData(
    fields({
      adId: ["annonce_id", id],
      decision: code({ validate: "accepter", refuse: "refuser", correct: "corriger" }),
      /** Reason of a refusal, or the correction asked for, in both languages. */
      reasonFr: ["motif_fr", z.optional(reason)],
      reasonAr: ["motif_ar", z.optional(reason)],
    }),
  ),
  answer: inData(
    fields({ decisionId: ["decision_id", id], undoUntil: ["annulable_jusqu_a", instant] }),
  ),
});

export const readPassed = defineCall({
  name: "readPassed",
  summary: "Ads of the queue that passed every check and that no other moderator holds",
  service: "ads",
  method: "GET",
  path: "/desk/moderation/sans-remarque",
  access: "session",
  staff: "decideAds",
  answer: inData(z.array(queued)),
});

export const acceptPassed = defineCall({
  name: "acceptPassed",
  summary: "Accept ads at once that passed every check; others among them stay in the queue",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/accepter-sans-remarque",
  access: "session",
  staff: "decideAds",
  body: inData(fields({ adIds: ["annonces", someIds] })),
  answer: inData(
    fields({
      decisions: z.array(fields({ adId: ["annonce_id", id], decisionId: ["decision_id", id] })),
      undoUntil: ["annulable_jusqu_a", instant],
    }),
  ),
});

export const undoDecision = defineCall({
  name: "undoDecision",
  summary: "Take back one's own decisions within their undo time; each ad is claimed again",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/annuler",
  access: "session",
  staff: "decideAds",
  body: inData(fields({ decisionIds: ["decisions", someIds] })),
  answer: inData(fields({ adIds: ["annonces", z.array(id)] })),
});

import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { code, fields, filledText, id, inData, instant, truth } from "../wire/index.ts";
import { version } from "./moderation.ts";

/** Longest reason of a refusal, or all corrections that are asked for. */
const LONGEST_REASON = 4000;
const reason = filledText.check(z.maxLength(LONGEST_REASON));

/** Most ads that are decided, or taken back, by one call. */
const MOST_AT_ONCE = 100;
export const someIds = z.array(id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

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

export const releaseAd = defineCall({
  name: "releaseAd",
  summary: "Leave a claimed ad to other moderators; a later claim of one's own stays",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/laisser",
  access: "session",
  staff: "decideAds",
  body: inData(fields({ adId: ["annonce_id", id], until: ["jusqu_a", instant] })),
  answer: inData(fields({ adId: ["annonce_id", id] })),
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
      /** That which the moderator read. */
      version,
      decision: code({ validate: "accepter", refuse: "refuser", correct: "corriger" }),
      /** True where the ad may enter an edition that is closed, for those with the right. */
      late: ["acceptation_tardive", z.optional(truth)],
      /** Reason of a refusal, or the correction asked for, in both languages. */
      reasonFr: ["motif_fr", z.optional(reason)],
      reasonAr: ["motif_ar", z.optional(reason)],
    }),
  ),
  answer: inData(
    fields({ decisionId: ["decision_id", id], undoUntil: ["annulable_jusqu_a", instant] }),
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
